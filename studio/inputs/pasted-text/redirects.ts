/** Pages that programs put before the links of a document, by host and path, with the parameter of the address. */
const redirects: [page: RegExp, parameter: string][] = [
  [/^(www\.)?google\.[a-z.]+\/url$/, 'q'],
  [/^(www\.)?google\.[a-z.]+\/url$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com\//, 'url'],
  [/^lm?\.facebook\.com\/l\.php$/, 'u'],
  [/^(www\.)?linkedin\.com\/(redir\/redirect|safety\/go)$/, 'url'],
]

/** The address to which a link leads in the end. */
export function unwrapped(href: string): string {
  const url = URL.parse(href)
  if (!url) return href
  const targets = redirects
    .filter(([page]) => page.test(`${url.host}${url.pathname}`))
    .map(([, parameter]) => url.searchParams.get(parameter) ?? '')
  const target = targets.find((address) => /^(https?:\/\/|mailto:)/i.test(address))
  return target ? unwrapped(target) : href
}
