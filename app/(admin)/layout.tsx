import type {Metadata} from 'next'

import {WithoutScript} from '@/components/admin/without-script'
import {siteViewport} from '@/components/layout/document-settings'
import {fontClassNames} from '@/components/layout/fonts'
import {GlobalStyle} from '@/components/layout/global-style'
import {ThemeScript} from '@/components/layout/theme-script'
import {directions} from '@/lib/i18n/locales'

export const metadata: Metadata = {robots: {index: false, follow: false}}

export const viewport = siteViewport

export default function AdminLayout({children}: LayoutProps<'/'>) {
  return (
    <html lang="en" dir={directions.en} className={fontClassNames} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>
        <GlobalStyle />
        <WithoutScript />
        {children}
      </body>
    </html>
  )
}
