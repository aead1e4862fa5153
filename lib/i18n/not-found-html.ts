import en from '../../messages/en.json'
import fr from '../../messages/fr.json'
import {directions, type Locale} from './locales'
import {homePath, pageHref} from './paths'

/** How long the page is sent before it is read again, in milliseconds. */
const maxAge = 30_000

const pages = new Map<Locale, {html: string; readAt: number}>()

/** The folder of the page below each language, which `proxy.ts` leaves alone. */
const notFoundFolder = 'not-found-page'

const words: Record<Locale, typeof en.notFound> = {en: en.notFound, fr: fr.notFound}

/** What is sent while the page itself cannot be read. */
function plainHtml(locale: Locale): string {
  const {title, message, home} = words[locale]
  return `<!doctype html><html lang="${locale}" dir="${directions[locale]}"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${message}</h1><p><a href="${pageHref(locale, homePath)}">${home}</a></p></body></html>`
}

/**
 * The HTML of the not-found page. Next.js gives no page of a known route the status 404 together with HTML that is
 * readable without script, so the proxy sends the HTML itself. A few plain words stand in for a page that cannot
 * be read.
 */
export async function getNotFoundHtml(origin: string, locale: Locale): Promise<string> {
  const kept = pages.get(locale)
  if (kept && Date.now() - kept.readAt < maxAge) return kept.html
  const answer = await fetch(`${origin}/${locale}/${notFoundFolder}`).catch(() => null)
  if (!answer?.ok) return kept?.html ?? plainHtml(locale)
  const html = await answer.text()
  pages.set(locale, {html, readAt: Date.now()})
  return html
}
