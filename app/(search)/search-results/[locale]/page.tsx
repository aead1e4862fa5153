import type {Metadata} from 'next'
import {notFound} from 'next/navigation'

import {SiteFrame} from '@/components/layout/site-frame'
import {Sections} from '@/components/sections/sections'
import {isLocale, type Locale} from '@/lib/i18n/locales'
import {searchPath} from '@/lib/i18n/paths'
import {getPage, getSiteSettings} from '@/lib/sanity/pages'
import {queryParameter, readQuery} from '@/lib/search/query'
import {searchSite} from '@/lib/search/search'
import {searchMetadata} from '@/lib/seo/search-metadata'
import {submitLead} from '@/lib/waitlist/submit-lead'

type Props = PageProps<'/search-results/[locale]'>

async function readRequest(props: Props): Promise<{locale: Locale; query: string}> {
  const [{locale}, parameters] = await Promise.all([props.params, props.searchParams])
  if (!isLocale(locale)) notFound()
  return {locale, query: readQuery(parameters[queryParameter])}
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const {locale, query} = await readRequest(props)
  return searchMetadata(locale, query, await getSiteSettings(locale))
}

/** What a search came to. `proxy.ts` shows it at the address of the page that searches, when that has a query. */
export default async function SearchResultsPage(props: Props) {
  const {locale, query} = await readRequest(props)
  const [page, settings, search] = await Promise.all([
    getPage(locale, searchPath),
    getSiteSettings(locale),
    searchSite(locale, query),
  ])
  if (!page) notFound()

  const sections = page.sections ?? []
  const shown =
    search.kind === 'found' ? sections.filter(({_type}) => _type === 'siteSearch') : sections
  return (
    <SiteFrame
      settings={settings}
      locale={locale}
      hasCta={false}
      path={searchPath}
      twins={page.twins}
    >
      <Sections
        sections={shown}
        context={{
          locale,
          hasCta: false,
          page,
          search,
          submitLead: (form) => submitLead.bind(null, locale, form),
        }}
      />
    </SiteFrame>
  )
}
