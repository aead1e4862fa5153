import en from '../../messages/en.json'
import fr from '../../messages/fr.json'
import {directions, type Locale} from '../i18n/locales'
import {scriptHashes} from '../platform/security/page-scripts'
import {homePath, pageHref} from './paths'

/** How long the page is sent before it is read again, in milliseconds. */
const maxAge = 30_000

interface NotFoundPage {
  html: string
  /** The hashes of the scripts in it. */
  scripts: readonly string[]
}

const pages = new Map<Locale, NotFoundPage & {readAt: number}>()

/** The folder of the page below each language, which `proxy.ts` leaves alone. */
const notFoundFolder = 'not-found-page'

const words: Record<Locale, typeof en.notFound> = {en: en.notFound, fr: fr.notFound}

/** What is sent while the page itself cannot be read. */
function plainPage(locale: Locale): NotFoundPage {
  const {title, message, home} = words[locale]
  const html = `<!doctype html><html lang="${locale}" dir="${directions[locale]}"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${message}</h1><p><a href="${pageHref(locale, homePath)}">${home}</a></p></body></html>`
  return {html, scripts: []}
}

/**
 * The HTML of the not-found page. Next.js gives no page of a known route the status 404 together with HTML that is
 * readable without script, so the proxy sends the HTML itself. A few plain words stand in for a page that cannot
 * be read.
 */
export async function getNotFoundHtml(origin: string, locale: Locale): Promise<NotFoundPage> {
  const kept = pages.get(locale)
  if (kept && performance.now() - kept.readAt < maxAge) return kept
  const answer = await fetch(`${origin}/${locale}/${notFoundFolder}`).catch(() => null)
  if (!answer?.ok) return kept ?? plainPage(locale)
  const html = await answer.text()
  const page = {html, scripts: scriptHashes(html), readAt: performance.now()}
  pages.set(locale, page)
  return page
}
