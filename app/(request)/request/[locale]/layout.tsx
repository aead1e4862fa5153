import {notFound} from 'next/navigation'

import {siteMetadata, siteViewport} from '@/components/document/document-settings'
import {SiteDocument} from '@/components/document/site-document'
import {Vitals} from '@/components/document/vitals'
import {isLocale, locales} from '@/lib/i18n/locales'

// These pages are rendered per request and sent whole, so they are readable without script.
export const instant = false

export const metadata = siteMetadata

export const viewport = siteViewport

export function generateStaticParams() {
  return locales.map((locale) => ({locale}))
}

export default async function RequestLayout({children, params}: LayoutProps<'/request/[locale]'>) {
  const {locale} = await params
  if (!isLocale(locale)) notFound()
  return (
    <SiteDocument locale={locale}>
      {children}
      <Vitals />
    </SiteDocument>
  )
}
