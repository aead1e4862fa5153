import type {ReactNode} from 'react'

import {directions, type Locale} from '@/lib/i18n/locales'

import {GlobalStyle} from './global-style'
import {ThemeScript} from './theme-script'

interface Props {
  locale: Locale
  /** The classes of the two typefaces: see fonts.ts. */
  typefaces: string
  /** Whether what all pages look like stands in the document itself. Those whose typefaces come from fonts.ts have it with them. */
  inlineStyle?: boolean
  /** What comes first in the head. */
  first?: ReactNode
  children: ReactNode
}

/** What every page is in, the site's, the admins' and the others: the document, and the style and theme that all share. */
export function BaseDocument({locale, typefaces, inlineStyle, first, children}: Props) {
  // A developer sees a change of it at once.
  const hasStyle = inlineStyle || process.env.NODE_ENV === 'development'
  return (
    <html lang={locale} dir={directions[locale]} className={typefaces} suppressHydrationWarning>
      {/* Root layouts are this document and nothing else. */}
      {/* oxlint-disable-next-line next/no-head-element */}
      <head>
        {first}
        <ThemeScript />
      </head>
      <body>
        {hasStyle && <GlobalStyle />}
        {children}
      </body>
    </html>
  )
}
