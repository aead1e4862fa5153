import 'server-only'
import {cacheLife} from 'next/cache'

import type {Locale} from '../i18n/locales'
import {fetchContent, lifetime} from './fetch'
import {announcementBarsQuery} from './queries'
import type {AnnouncementBarsQueryResult} from './types.generated'

/** Whether a moment is past. Expires at that moment, so that pages which depend on it are rendered again. */
async function isPast(moment: string): Promise<boolean> {
  'use cache'
  const seconds = Math.ceil((Date.parse(moment) - Date.now()) / 1000)
  const isOver = !(seconds > 0)
  cacheLife(isOver ? lifetime : {...lifetime, revalidate: Math.min(seconds, lifetime.revalidate)})
  return isOver
}

/** The current announcement bar of a language, or null; of several, the one that ends first. */
export async function currentAnnouncementBar(
  locale: Locale,
): Promise<AnnouncementBarsQueryResult[number] | null> {
  for (const bar of await fetchContent(announcementBarsQuery, {locale})) {
    if (!(await isPast(bar.until))) return bar
  }
  return null
}
