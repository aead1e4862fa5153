import type {Metadata} from 'next'

import {WithoutScript} from '@/components/admin/without-script'
import {BaseDocument, siteViewport} from '@/components/document/base-document'

export const metadata: Metadata = {robots: {index: false, follow: false}}

export const viewport = siteViewport

export default function AdminLayout({children}: LayoutProps<'/'>) {
  return (
    <BaseDocument locale="en">
      <WithoutScript />
      {children}
    </BaseDocument>
  )
}
