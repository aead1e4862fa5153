import 'server-only'
import type {Metadata} from 'next'

import type {Locale} from '../i18n/locales'
import {translatorFor} from '../i18n/messages'
import type {SiteSettings} from '../sanity/types'
import {pageHref, searchPath} from '../urls/paths'
import {cutText, documentTitle, longest} from './title'
import {absoluteUrl} from './urls'

/** Metadata of search results: the query, and noindex. */
export function searchMetadata(
  locale: Locale,
  query: string,
  settings: SiteSettings | null,
): Metadata {
  const title = translatorFor(locale)('search.title', {query: cutText(query, longest.title)})
  return {
    title: documentTitle(title, settings?.name),
    robots: {index: false, follow: true},
    alternates: {canonical: absoluteUrl(pageHref(locale, searchPath))},
    // The URL holds search terms, which other sites must not see.
    referrer: 'same-origin',
  }
}
