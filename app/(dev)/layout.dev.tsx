import type {Metadata} from 'next'
import type {ReactNode} from 'react'

import {fontClassNames} from '@/components/layout/fonts'
import {GlobalStyle} from '@/components/layout/global-style'
import {ThemeScript} from '@/components/layout/theme-script'
import {directions} from '@/lib/i18n/locales'

export const metadata: Metadata = {robots: {index: false, follow: false}}

/** Files that end in `.dev.tsx` are routes in development only: a build does not know them. */
export default function DevelopmentLayout({children}: {children: ReactNode}) {
  return (
    <html lang="en" dir={directions.en} className={fontClassNames} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>
        <GlobalStyle />
        {children}
      </body>
    </html>
  )
}
