import type {ReactNode} from 'react'

import {languages, type Locale} from '@/lib/i18n/locales'

import {BaseStyle, GlobalStyle} from './global-style'
import {ThemeScript} from './theme-script'

interface Props {
  locale: Locale
  /** The classes of the typefaces; see fonts.ts. */
  typefaces: string
  /** Inlines the base style. Other pages get the style sheet with the typefaces of fonts.ts. */
  inlineStyle?: boolean
  /** Placed first in the head. */
  first?: ReactNode
  children: ReactNode
}

/** The document of every page, with the style and theme that all share. */
export function BaseDocument({locale, typefaces, inlineStyle, first, children}: Props) {
  // In development, the generated style sheet may be out of date.
  const isDeveloped = process.env.NODE_ENV === 'development'
  return (
    <html
      lang={locale}
      dir={languages[locale].direction}
      className={typefaces}
      suppressHydrationWarning
    >
      {/* Root layouts are this document and nothing else. */}
      {/* oxlint-disable-next-line next/no-head-element */}
      <head>
        {first}
        <ThemeScript />
      </head>
      <body>
        {inlineStyle && <BaseStyle />}
        {isDeveloped && <GlobalStyle />}
        {children}
      </body>
    </html>
  )
}
