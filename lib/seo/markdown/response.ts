import type {Locale} from '../../i18n/locales'
import type {MachineText} from '../../sanity/text-response'
import {storing} from '../../server/storing'

/** Headers of Markdown. Only the page is indexed. */
const headersIn = (locale: Locale) => ({
  'content-type': 'text/markdown; charset=utf-8',
  'content-language': locale,
  // Next.js sets Vary on pages without Accept, so shared caches must not store a response chosen by Accept.
  'cache-control': storing.text,
  vary: 'Accept',
  'x-robots-tag': 'noindex',
})

/** A page as Markdown, with the canonical URL of the page. */
export function markdownText(text: string, locale: Locale, canonical: string): MachineText {
  const link = `<${canonical}>; rel="canonical"`
  return {text: `${text}\n`, headers: {...headersIn(locale), link}}
}

/** Responds 404 in Markdown. */
export function missingMarkdown(text: string, locale: Locale): Response {
  const headers = {...headersIn(locale), 'cache-control': storing.nobody}
  return new Response(`${text}\n`, {status: 404, headers})
}
