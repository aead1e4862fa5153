import type {Metadata} from 'next'
import {notFound} from 'next/navigation'
import {connection} from 'next/server'

import {SearchUnavailable} from '@/components/layout/message-page'
import {SiteFrame} from '@/components/layout/site-frame'
import type {SectionGuard} from '@/components/sections/context'
import {pageQuery} from '@/components/sections/page-query'
import {Sections} from '@/components/sections/sections'
import {isLocale, type Locale} from '@/lib/i18n/locales'
import {getPage, getSiteSettings} from '@/lib/sanity/pages'
import {getEdit} from '@/lib/sanity/preview/draft'
import {nearest} from '@/lib/search/nearest'
import {type Search, searchSite, withTimeout} from '@/lib/search/search'
import {getSuggestedPages} from '@/lib/search/suggested-pages'
import {searchMetadata} from '@/lib/seo/metadata'
import {searchPath, queryParameter} from '@/lib/urls/paths'
import {readQuery} from '@/lib/urls/routes'

// Only the props that the preview route, which renders the same page, passes as well.
type Props = Pick<PageProps<'/request/[locale]/search'>, 'params' | 'searchParams'>

async function readRequest(props: Props): Promise<{locale: Locale; query: string}> {
  const [{locale}, parameters] = await Promise.all([props.params, props.searchParams])
  if (!isLocale(locale)) notFound()
  return {locale, query: readQuery(parameters[queryParameter])}
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const {locale, query} = await readRequest(props)
  return searchMetadata(locale, query, await withTimeout(getSiteSettings(locale)))
}

/** Searches the site; when nothing is found, suggests the pages with similar words. */
async function searchOrSuggest(locale: Locale, query: string): Promise<Search> {
  const search = await searchSite(locale, query)
  if (search.kind !== 'nothing') return search
  return {...search, near: nearest(query, await getSuggestedPages(locale))}
}

/**
 * Results of a search. `proxy.ts` rewrites the search page to this route when the URL has a query.
 */
export default async function SearchResultsPage({guard, ...props}: Props & {guard?: SectionGuard}) {
  const {locale, query} = await readRequest(props)
  // Prerendering would start the search, then abort it.
  await connection()
  const loaded = await withTimeout(
    Promise.all([
      getPage(pageQuery, locale, searchPath),
      getSiteSettings(locale),
      searchOrSuggest(locale, query),
    ]),
  )
  if (!loaded) return <SearchUnavailable locale={locale} query={query} />
  const [page, settings, search] = loaded
  if (!page) notFound()
  const edit = getEdit()

  const sections = page.sections
  const shown =
    search.kind === 'found' ? sections.filter(({_type}) => _type === 'siteSearch') : sections
  return (
    <SiteFrame
      settings={settings}
      locale={locale}
      hasCta={false}
      edit={edit}
      path={searchPath}
      translations={page.translations}
    >
      <Sections
        sections={shown}
        context={{
          locale,
          hasCta: false,
          edit,
          figuresHref: settings?.figuresHref ?? null,
          page,
          search,
          guard,
        }}
      />
    </SiteFrame>
  )
}
