/** Paths of the document on the bare page's server: served directly, and through a proxy that rewrites. */
export const documentPath = 'document'
export const rewrittenPath = 'rewritten'

const proxy = `import {NextResponse} from 'next/server'
export function proxy(request) {
  return NextResponse.rewrite(new URL('/${documentPath}', request.url))
}
export const config = {matcher: '/${rewrittenPath}'}`

const layout = `import document from './document.json'
export default function Layout({children}) {
  return <html lang="en" className={document.className}>
    <head>
      <link rel="stylesheet" href={document.styleSheet} />
      {document.fonts.map((font) =>
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />)}
    </head>
    <body>{children}</body>
  </html>
}`

const page = `import document from './document.json'
export default function Page() {
  return <div dangerouslySetInnerHTML={{__html: document.body}} />
}`

function matched(text: string, pattern: RegExp): string {
  const [, found] = pattern.exec(text) ?? []
  if (found === undefined) throw new Error(`The page has no ${pattern.source}.`)
  return found
}

/** `../media/a.woff2` in the style sheet of `/_next/static/chunks/` → `/media/a.woff2`. */
const published = (reference: string) => reference.replace(/^\.\./, '')

async function read(address: URL): Promise<Buffer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address.href} answers ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}

/**
 * Returns the files, for `buildBarePage`, of a page with the markup, style sheet and fonts of a site's page but none of
 * its scripts: the least that such a page costs in Next.js.
 */
export async function bareDocument(site: string): Promise<Record<string, string | Buffer>> {
  const html = (await read(new URL(site))).toString()
  const sheet = new URL(matched(html, /<link rel="stylesheet" href="([^"]+)"/), site)
  const css = (await read(sheet)).toString()
  const fonts = [...css.matchAll(/url\((\.\.\/media\/[^)]+\.woff2)\)/g)].map(
    ([, font = '']) => font,
  )
  const files = fonts.map(async (font) => {
    return [`public${published(font)}`, await read(new URL(font, sheet))] as const
  })
  const document = {
    className: matched(html, /<html[^>]* class="([^"]*)"/),
    styleSheet: '/chunks/site.css',
    fonts: fonts.map(published),
    body: matched(html, /<body[^>]*>(.*)<\/body>/s).replace(/<script.*?<\/script>/gs, ''),
  }
  return {
    ...Object.fromEntries(await Promise.all(files)),
    'public/chunks/site.css': css,
    'app/(document)/document/document.json': JSON.stringify(document),
    'proxy.js': proxy,
    'app/(document)/document/layout.jsx': layout,
    'app/(document)/document/page.jsx': page,
  }
}
