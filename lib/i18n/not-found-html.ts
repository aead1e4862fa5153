import type {Locale} from './locales'

/** How long the page is sent before it is read again, in milliseconds. */
const maxAge = 30_000

const pages = new Map<Locale, {html: string; readAt: number}>()

/** The folder of the page below each language, which `proxy.ts` leaves alone. */
const notFoundFolder = 'not-found-page'

/**
 * The HTML of the not-found page. Next.js gives no page of a known route the status 404 together with HTML that is
 * readable without script, so the proxy sends the HTML itself. The text is empty when the page cannot be read.
 */
export async function getNotFoundHtml(origin: string, locale: Locale): Promise<string> {
  const kept = pages.get(locale)
  if (kept && Date.now() - kept.readAt < maxAge) return kept.html
  const answer = await fetch(`${origin}/${locale}/${notFoundFolder}`).catch(() => null)
  if (!answer?.ok) return kept?.html ?? ''
  const html = await answer.text()
  pages.set(locale, {html, readAt: Date.now()})
  return html
}
