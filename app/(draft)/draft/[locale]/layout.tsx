import {notFound} from 'next/navigation'

import {DraftBoundary} from '@/components/editing/draft-boundary'
import {DraftNotice} from '@/components/editing/draft-notice'
import {EditingTools} from '@/components/editing/editing-tools'
import {siteMetadata, siteViewport} from '@/components/layout/document-settings'
import {SiteDocument} from '@/components/layout/site-document'
import {changesSource} from '@/lib/content/draft-client'
import {isLocale, locales} from '@/lib/i18n/locales'
import {isDraftMode} from '@/lib/preview/draft'

// Drafts are rendered per request and sent as one response.
export const instant = false

export const metadata = siteMetadata

export const viewport = siteViewport

export function generateStaticParams() {
  return locales.map((locale) => ({locale}))
}

/** Layout of previews: the visitors' pages, with visual editing. */
export default async function DraftLayout({children, params}: LayoutProps<'/draft/[locale]'>) {
  const {locale} = await params
  if (!isLocale(locale)) notFound()
  // The build renders this layout too; the token must not end up in its output.
  const changes = (await isDraftMode()) ? changesSource() : null
  return (
    <SiteDocument locale={locale}>
      <DraftBoundary instead={<DraftNotice of="brokenPage" locale={locale} />}>
        {children}
      </DraftBoundary>
      <EditingTools changes={changes} />
    </SiteDocument>
  )
}
