import 'server-only'
import {cacheLife} from 'next/cache'

import {lifetime, readBatches} from '../../content/fetch'
import {getSiteSettings} from '../../content/pages'
import {guideQuery} from '../../content/queries'
import type {GuideQueryResult} from '../../content/types.generated'
import {withFigures} from '../../content/with-figures'
import {type Locale, locales} from '../../i18n/locales'
import {type Guide, guidedPages, llmsText} from './llms'

type Guided = GuideQueryResult[number]

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

/** Articles by date, then pages by title. */
function newestFirst(one: Guided, other: Guided): number {
  const byDate = compare(other.publishedAt ?? '', one.publishedAt ?? '')
  return byDate || compare(one.title ?? '', other.title ?? '')
}

async function guideIn(locale: Locale, documents: GuideQueryResult): Promise<Guide> {
  const settings = await getSiteSettings(locale)
  const own = documents.filter(({language, hidden}) => language === locale && !hidden)
  return {locale, settings, pages: guidedPages(await withFigures(own, locale), settings)}
}

/** The text of llms.txt. Cached here, because Next.js runs a route twice to prerender it. */
export async function getGuideText(): Promise<string> {
  'use cache'
  cacheLife(lifetime)
  const documents = (await readBatches(guideQuery)).toSorted(newestFirst)
  return llmsText(await Promise.all(locales.map((locale) => guideIn(locale, documents))))
}
