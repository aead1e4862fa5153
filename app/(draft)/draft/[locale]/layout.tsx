import {notFound} from 'next/navigation'

import {SiteDocument, siteMetadata, siteViewport} from '@/components/document/base-document'
import {DraftBoundary} from '@/components/preview/draft-boundary'
import {DraftNotice} from '@/components/preview/draft-notice'
import {EditingTools} from '@/components/preview/editing-tools'
import {isLocale, locales} from '@/lib/i18n/locales'
import {beginPreview} from '@/lib/sanity/preview/draft'

// Drafts are rendered per request and sent whole.
export const instant = false

export const metadata = siteMetadata

export const viewport = siteViewport

export function generateStaticParams() {
  return locales.map((locale) => ({locale}))
}

/** The pages of a preview, with the tools to edit them; needs a preview session. */
export default async function DraftLayout({children, params}: LayoutProps<'/draft/[locale]'>) {
  const {locale} = await params
  if (!isLocale(locale) || !(await beginPreview())) notFound()
  return (
    <SiteDocument locale={locale}>
      <DraftBoundary instead={<DraftNotice of="brokenPage" locale={locale} />}>
        {children}
      </DraftBoundary>
      <EditingTools />
    </SiteDocument>
  )
}
