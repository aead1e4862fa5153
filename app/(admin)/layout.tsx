import type {Metadata} from 'next'

import {WithoutScript} from '@/components/admin/without-script'
import {BaseDocument} from '@/components/document/base-document'
import {siteViewport} from '@/components/document/document-settings'
import {preloadedTypefaces} from '@/components/document/fonts'

export const metadata: Metadata = {robots: {index: false, follow: false}}

export const viewport = siteViewport

export default function AdminLayout({children}: LayoutProps<'/'>) {
  return (
    <BaseDocument locale="en" typefaces={preloadedTypefaces}>
      <WithoutScript />
      {children}
    </BaseDocument>
  )
}
