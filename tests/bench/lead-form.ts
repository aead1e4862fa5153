const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

const decoded = (text: string) =>
  text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)

/** The hidden fields of the first lead form of a page, as a browser without script sends them back. */
export async function readForm(address: string): Promise<Map<string, string>> {
  const html = await (await fetch(address)).text()
  const form = /<form(?=[^>]*\smethod="POST")[^>]*>.*?<\/form>/is.exec(html)?.[0] ?? ''
  const hidden = [...form.matchAll(/<input[^>]*\stype="hidden"[^>]*>/g)].map(([tag]) => tag)
  if (hidden.length === 0)
    throw new Error(`There is no form that works without script at ${address}.`)
  return new Map(
    hidden.map((tag) => [attribute(tag, 'name') ?? '', decoded(attribute(tag, 'value') ?? '')]),
  )
}

/** Sends the form as a browser without script does; says whether the page that comes back confirms the entry. */
export async function sendForm(
  address: string,
  fields: Map<string, string>,
  {email, visitor}: {email: string; visitor: string},
): Promise<boolean> {
  const typed = {
    name: 'Ann Byrne',
    email,
    company: 'Acme',
    phone: '+353 1 234 5678',
    message: 'Hello',
  }
  const body = new FormData()
  for (const [name, value] of [...fields, ...Object.entries(typed)]) body.set(name, value)
  // Browsers send the honeypot, too.
  body.set('website', '')
  const {origin} = new URL(address)
  const response = await fetch(address, {
    method: 'POST',
    body,
    headers: {origin, 'x-forwarded-for': visitor},
  })
  const html = await response.text()
  return response.status === 200 && html.includes('>Demo request received!<')
}
