import type {Locale} from '../../i18n/locales'

interface Options {
  locale: Locale
  status?: number
  /** The whole address that stands for the page. */
  canonical?: string
}

/** A document as it is sent: search engines are to list the page, and caches to keep both. */
export function markdownAnswer(text: string, {locale, status = 200, canonical}: Options): Response {
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
