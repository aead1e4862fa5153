import 'server-only'
import {cacheLife} from 'next/cache'

import type {Locale} from '../i18n/locales'
import {lifetime} from '../sanity/fetch'
import {listedIn, readListedDocuments, withFigures} from '../sanity/pages'
import {pageHref, searchPath} from '../urls/paths'
import type {NearPage} from './nearest'

/** Articles among the suggestions; a page that suggests carries the whole list. */
const mostArticles = 50

/**
 * Returns the pages of a language that may be suggested, and its newest articles. The search page is left out, because
 * suggestions are shown beside a search field.
 */
export async function getSuggestedPages(locale: Locale): Promise<NearPage[]> {
  'use cache'
  cacheLife(lifetime)
  const documents = listedIn(locale, await readListedDocuments())
  const pages = documents.filter(({publishedAt, path}) => !publishedAt && path !== searchPath)
  const articles = documents.filter(({publishedAt}) => publishedAt).slice(0, mostArticles)
  const suggested = await withFigures([...pages, ...articles], locale)
  return suggested.map(({title, path}) => ({title, href: pageHref(locale, path ?? '')}))
}
