import type {ReactNode} from 'react'

import {directions, type Locale} from '@/lib/i18n/locales'

import {fontClassNames} from './fonts'
import {GlobalStyle} from './global-style'
import {LanguageScript} from './language-script'
import {ThemeScript} from './theme-script'

/** What every page of the site is in: the document, its scripts that come first, and the style that all share. */
export function SiteDocument({locale, children}: {locale: Locale; children: ReactNode}) {
  return (
    <html
      lang={locale}
      dir={directions[locale]}
      className={fontClassNames}
      suppressHydrationWarning
    >
      {/* Root layouts are this document and nothing else. */}
      {/* oxlint-disable-next-line next/no-head-element */}
      <head>
        <LanguageScript />
        <ThemeScript />
      </head>
      <body>
        <GlobalStyle />
        {children}
      </body>
    </html>
  )
}
