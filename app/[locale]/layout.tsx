import {notFound} from 'next/navigation'

import {SiteDocument, siteMetadata, siteViewport} from '@/components/document/base-document'
import {isLocale, locales} from '@/lib/i18n/locales'

export const ensureStatic = 'navigation'

export const metadata = siteMetadata

export const viewport = siteViewport

export function generateStaticParams() {
  return locales.map((locale) => ({locale}))
}

export default async function SiteLayout({children, params}: LayoutProps<'/[locale]'>) {
  const {locale} = await params
  if (!isLocale(locale)) notFound()
  return <SiteDocument locale={locale}>{children}</SiteDocument>
}
