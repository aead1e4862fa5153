/** 404 pages are pages of the site too. */
const unknownPaths = ['/no-such-page', '/fr/no-such-page']

const entryPoints = ['/', '/fr']

async function read(url: URL): Promise<string | null> {
  const response = await fetch(url)
  return response.ok ? response.text() : null
}

function pathsOf(text: string, pattern: RegExp, siteUrl: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([, address = '']) => {
    const url = new URL(address.replaceAll('&amp;', '&'), siteUrl)
    return /\.\w+$/.test(url.pathname) ? [] : [url.pathname]
  })
}

async function pathsOfSitemap(siteUrl: string): Promise<string[]> {
  const sitemap = await read(new URL('/sitemap.xml', siteUrl))
  return sitemap ? pathsOf(sitemap, /<loc>([^<]+)<\/loc>/g, siteUrl) : []
}

/** Crawls the links from the home pages. */
async function pathsOfLinks(siteUrl: string): Promise<string[]> {
  const found = new Set<string>()
  const next = [...entryPoints]
  for (let path = next.pop(); path; path = next.pop()) {
    if (found.has(path)) continue
    const html = await read(new URL(path, siteUrl))
    if (html === null) continue
    found.add(path)
    next.push(...pathsOf(html, /<a\b[^>]*?\shref="(\/[^"#?]*)/g, siteUrl))
  }
  return [...found].filter((path) => !/^\/(admin|studio|api)(\/|$)/.test(path))
}

/** Every page of the running site: from the sitemap and from links. */
export async function findPages(siteUrl: string): Promise<string[]> {
  const paths = [...(await pathsOfSitemap(siteUrl)), ...(await pathsOfLinks(siteUrl))]
  return [...new Set([...paths, ...unknownPaths])].sort()
}
