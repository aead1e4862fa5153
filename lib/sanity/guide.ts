import 'server-only'
import {type Locale, locales} from '../i18n/locales'
import {type Guide, guidedPages} from '../markdown/guide'
import {fetchPublished} from './fetch'
import {getSiteSettings} from './pages'
import {guideQuery} from './queries'
import type {GuideQueryResult} from './types.generated'
import {withFigures} from './with-figures'

async function guideIn(locale: Locale, documents: GuideQueryResult): Promise<Guide> {
  const settings = await getSiteSettings(locale)
  const own = documents.filter(({language, hidden}) => language === locale && !hidden)
  return {locale, settings, pages: guidedPages(await withFigures(own, locale), settings)}
}

/** What there is to read in each language, for language models; no pages in an empty dataset. */
export async function getGuides(): Promise<Guide[]> {
  const documents = await fetchPublished(guideQuery)
  return Promise.all(locales.map((locale) => guideIn(locale, documents)))
}
