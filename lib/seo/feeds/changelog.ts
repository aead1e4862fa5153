import 'server-only'
import {escapeHTML} from '@portabletext/to-html'
import {cacheLife, cacheTag} from 'next/cache'

import {isLocale} from '../../i18n/locales'
import {currentText} from '../../sanity/cache/tags'
import type {MachineText} from '../../sanity/cache/text-response'
import {fetchPublished, lifetime} from '../../sanity/fetch'
import {getSiteSettings} from '../../sanity/pages'
import {changelogQuery} from '../../sanity/queries'
import {withFigures} from '../../sanity/with-figures'
import {hrefIn} from '../../urls/addresses'
import {changelogFeedHref} from '../../urls/paths'
import {absoluteUrl} from '../urls'
import {rssFeed} from './rss'

/** The changelog of a language as RSS; null without a page that has one. */
export async function readChangelogFeed(locale: string): Promise<MachineText | null> {
  'use cache'
  cacheLife(lifetime)
  cacheTag(currentText)
  if (!isLocale(locale)) return null
  const [found, settings] = await Promise.all([
    fetchPublished(changelogQuery, {locale}),
    getSiteSettings(locale),
  ])
  const page = found && (await withFigures(found, locale))
  const href = page && hrefIn(locale, page)
  if (!href) return null
  const home = absoluteUrl(href)
  const author = {name: settings?.name ?? '', url: null}
  const text = rssFeed({
    language: locale,
    title: page.seo.title,
    description: page.seo.description,
    home,
    addresses: {rss: absoluteUrl(changelogFeedHref(locale))},
    updatedAt: new Date(page._updatedAt),
    items: page.entries.map((entry) => ({
      id: `${page._id}#${entry._key}`,
      url: `${home}#${entry._key}`,
      title: entry.title,
      summary: entry.text,
      html: `<p>${escapeHTML(entry.text)}</p>`,
      language: locale,
      publishedAt: new Date(entry.date),
      updatedAt: new Date(entry.date),
      author,
    })),
  })
  return {text, headers: {'content-type': 'application/rss+xml; charset=utf-8'}}
}
