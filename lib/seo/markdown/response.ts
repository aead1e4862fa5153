import type {Locale} from '../../i18n/locales'

interface Options {
  locale: Locale
  status?: number
  /** Canonical URL of the page. */
  canonical?: string
}

/** Markdown response. `vary` separates it from the HTML in caches; only the page is indexed. */
export function createMarkdownResponse(
  text: string,
  {locale, status = 200, canonical}: Options,
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': locale,
      vary: 'Accept',
      'x-robots-tag': 'noindex',
      ...(canonical ? {link: `<${canonical}>; rel="canonical"`} : {}),
      ...(status === 200 ? {} : {'cache-control': 'private, no-store'}),
    },
  })
}
