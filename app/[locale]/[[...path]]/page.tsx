import type {Metadata} from 'next'
import {notFound} from 'next/navigation'

import {JsonLd} from '@/components/document/json-ld'
import {EmptyDataset} from '@/components/layout/message-page'
import {SiteFrame} from '@/components/layout/site-frame'
import {hasDemoForm} from '@/components/sections/contents'
import type {SectionGuard} from '@/components/sections/context'
import {PageFigures} from '@/components/sections/page-figures'
import {pageQuery} from '@/components/sections/page-query'
import {Sections} from '@/components/sections/sections'
import {isLocale, type Locale} from '@/lib/i18n/locales'
import type {SentForm} from '@/lib/leads/fields'
import {getPage, getPublishedPaths, getSiteSettings} from '@/lib/sanity/pages'
import {getEdit} from '@/lib/sanity/preview/draft'
import type {PageContent, SiteSettings} from '@/lib/sanity/types'
import {pageMetadata} from '@/lib/seo/metadata'
import {pageGraph} from '@/lib/seo/structured-data'
import {documentTitle} from '@/lib/seo/title'
import {articleSlug, homePath} from '@/lib/urls/paths'

// Only the props that the other routes that render the same page pass as well.
type Props = Pick<PageProps<'/[locale]/[[...path]]'>, 'params'>

interface Extras {
  guard?: SectionGuard
  /** The page's form, where it was just sent without script. */
  sentForm?: SentForm | undefined
}

export async function generateStaticParams({params}: {params: {locale: string}}) {
  const published = await getPublishedPaths()
  const listed = published.filter(
    ({locale, path}) => locale === params.locale && path !== homePath && !articleSlug(path),
  )
  // Always lists the home page: Next.js rejects an empty list, and a dataset may have no pages.
  return [{path: []}, ...listed.map(({path}) => ({path: path.split('/')}))]
}

async function readParams(props: Props): Promise<{locale: Locale; path: string}> {
  const {locale, path = []} = await props.params
  if (!isLocale(locale)) notFound()
  return {locale, path: path.map(decodeURIComponent).join('/') || homePath}
}

const titleOf = (page: PageContent, settings: SiteSettings | null) =>
  documentTitle(page.seo.title, settings?.name)

const hasForm = (page: PageContent | null) =>
  page?.sections.some(({_type}) => _type === 'callToAction') ?? false

export async function generateMetadata(props: Props): Promise<Metadata> {
  const {locale, path} = await readParams(props)
  const [page, settings] = await Promise.all([
    getPage(pageQuery, locale, path),
    getSiteSettings(locale),
  ])
  const metadata = pageMetadata(page, settings)
  // The form writes the title: it begins with “Error” once the form is refused.
  return hasForm(page) ? {...metadata, title: null} : metadata
}

export default async function Page({guard, sentForm, ...props}: Props & Extras) {
  const {locale, path} = await readParams(props)
  const [page, settings] = await Promise.all([
    getPage(pageQuery, locale, path),
    getSiteSettings(locale),
  ])
  if (!page && path !== homePath) notFound()
  const edit = getEdit()

  const sections = page?.sections ?? []
  const hasCta = hasDemoForm(sections)
  const link = {locale, hasCta, edit, figuresHref: settings?.figuresHref ?? null}
  return (
    <SiteFrame
      settings={settings}
      locale={locale}
      hasCta={hasCta}
      edit={edit}
      path={page && path}
      translations={page?.translations ?? null}
    >
      {page ? (
        <>
          <Sections
            sections={sections}
            context={{
              ...link,
              page,
              sentForm,
              documentTitle: titleOf(page, settings),
              guard,
            }}
          />
          <PageFigures figures={page.figures} context={link} />
        </>
      ) : (
        <EmptyDataset locale={locale} />
      )}
      {page && <JsonLd graph={pageGraph(page, settings, locale)} />}
    </SiteFrame>
  )
}
