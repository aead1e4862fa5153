import {notFound} from 'next/navigation'

import {DraftBoundary} from '@/components/editing/draft-boundary'
import {DraftNotice} from '@/components/editing/draft-notice'
import {EditingTools} from '@/components/editing/editing-tools'
import {siteMetadata, siteViewport} from '@/components/layout/document-settings'
import {SiteDocument} from '@/components/layout/site-document'
import {changesSource} from '@/lib/content/draft-client'
import {isLocale, locales} from '@/lib/i18n/locales'
import {isDraftMode} from '@/lib/preview/draft'

// Drafts are read when they are asked for, and each page is sent whole.
export const instant = false

export const metadata = siteMetadata

export const viewport = siteViewport

export function generateStaticParams() {
  return locales.map((locale) => ({locale}))
}

/** Where `proxy.ts` leads editors who preview: the pages of visitors, with what it takes to edit them. */
export default async function DraftLayout({children, params}: LayoutProps<'/draft/[locale]'>) {
  const {locale} = await params
  if (!isLocale(locale)) notFound()
  // A build renders this too, for nobody, and what it holds is a token.
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
