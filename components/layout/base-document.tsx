import type {ReactNode} from 'react'

import {directions, type Locale} from '@/lib/i18n/locales'

import {fontClassNames} from './fonts'
import {GlobalStyle} from './global-style'
import {ThemeScript} from './theme-script'

interface Props {
  locale: Locale
  /** What comes first in the head. */
  first?: ReactNode
  children: ReactNode
}

/** What every page is in, the site's, the admins' and the others: the document, and the style and theme that all share. */
export function BaseDocument({locale, first, children}: Props) {
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
        {first}
        <ThemeScript />
      </head>
      <body>
        <GlobalStyle />
        {children}
      </body>
    </html>
  )
}
