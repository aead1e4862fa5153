import type {Metadata, Viewport} from 'next'

import {languages} from '@/lib/i18n/locales'

export const metadata: Metadata = {title: 'Studio', robots: {index: false, follow: false}}

export const viewport: Viewport = {width: 'device-width', initialScale: 1, viewportFit: 'cover'}

export default function StudioLayout({children}: LayoutProps<'/'>) {
  return (
    <html lang="en" dir={languages.en.direction}>
      <body style={{margin: 0}}>{children}</body>
    </html>
  )
}
