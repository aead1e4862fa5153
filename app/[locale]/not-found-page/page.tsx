import type {Metadata} from 'next'
import {getTranslations} from 'next-intl/server'
import {notFound} from 'next/navigation'

import {NotFoundContent} from '@/components/layout/message-page'
import {SiteFrame} from '@/components/layout/site-frame'
import {SearchForm} from '@/components/sections/site-search/search-form'
import {isLocale} from '@/lib/i18n/locales'
import {getSiteSettings} from '@/lib/sanity/pages'
import {noEdit} from '@/lib/sanity/preview/edit'
import {getSuggestedPages} from '@/lib/search/suggested-pages'
import {documentTitle} from '@/lib/seo/title'
import {searchAnchor} from '@/lib/urls/paths'

type Props = PageProps<'/[locale]/not-found-page'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale} = await params
  if (!isLocale(locale)) notFound()
  const t = await getTranslations({locale, namespace: 'notFound'})
  const settings = await getSiteSettings(locale)
  return {title: documentTitle(t('title'), settings?.name), robots: {index: false, follow: false}}
}

/** Renders the 404 page; `proxy.ts` sets the status. */
export default async function NotFoundPage({params}: Props) {
  const {locale} = await params
  if (!isLocale(locale)) notFound()
  const settings = await getSiteSettings(locale)
  return (
    <SiteFrame
      settings={settings}
      locale={locale}
      hasCta={false}
      edit={noEdit}
      path={null}
      translations={null}
    >
      <NotFoundContent
        locale={locale}
        pages={await getSuggestedPages(locale)}
        search={settings?.hasSearch && <SearchForm locale={locale} id={searchAnchor} />}
      />
    </SiteFrame>
  )
}
