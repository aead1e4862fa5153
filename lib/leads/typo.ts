/** Domains that people mistype. A list, because a measure of likeness would also doubt mail.com and ymail.com. */
const meant: Record<string, string[]> = {
  'gmail.com': [
    'gmial.com',
    'gmai.com',
    'gmal.com',
    'gmil.com',
    'gamil.com',
    'gnail.com',
    'gmaill.com',
    'gmail.co',
    'gmail.con',
    'gmail.cm',
    'gmail.fr',
  ],
  'hotmail.com': ['hotmial.com', 'hotmal.com', 'hotmai.com', 'hotmail.co', 'hotmail.con'],
  'outlook.com': ['outlok.com', 'outloo.com', 'outlook.co', 'outlook.con'],
  'yahoo.com': ['yaho.com', 'yahooo.com', 'yhaoo.com', 'yahoo.co', 'yahoo.con'],
  'icloud.com': ['iclod.com', 'icoud.com', 'icloud.co', 'icloud.con'],
}

/** The domain that the author of an address probably meant; undefined when nothing suggests another. */
export function meantDomain(address: string): string | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return Object.keys(meant).find((name) => meant[name]?.includes(domain))
}
