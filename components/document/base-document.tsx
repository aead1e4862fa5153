import type {Metadata, Viewport} from 'next'
import type {ReactNode} from 'react'

import {InlineScript} from '@/components/ui/inline-script'
import {palette} from '@/components/ui/palette'
import {languages, type Locale} from '@/lib/i18n/locales'

import {ColorStyle} from './color-style'
import {preloadedTypefaces} from './fonts'

/** Gives the browser's own bars the page's background color; used in each root layout. */
export const siteViewport: Viewport = {
  themeColor: [
    {media: '(prefers-color-scheme: light)', color: palette.light.paper},
    {media: '(prefers-color-scheme: dark)', color: palette.dark.paper},
  ],
}

/** Keeps browsers from turning figures into telephone links; used in each layout of pages. */
export const siteMetadata: Metadata = {
  formatDetection: {telephone: false, date: false, address: false, email: false, url: false},
}

interface Props {
  locale: Locale
  /** Placed first in the head. */
  first?: ReactNode
  children: ReactNode
}

/** The document of every page, with the style and theme that all share. */
export function BaseDocument({locale, first, children}: Props) {
  return (
    <html
      lang={locale}
      dir={languages[locale].direction}
      className={preloadedTypefaces}
      suppressHydrationWarning
    >
      {/* Root layouts are this document and nothing else. */}
      {/* oxlint-disable-next-line next/no-head-element */}
      <head>
        {first}
        <InlineScript name="theme" />
        <ColorStyle />
      </head>
      <body>{children}</body>
    </html>
  )
}

/** The document of the site's own pages, which redirect by language. */
export function SiteDocument({locale, children}: Omit<Props, 'first'>) {
  return (
    <BaseDocument
      locale={locale}
      first={
        <>
          <InlineScript name="language" />
          <InlineScript name="firstView" />
        </>
      }
    >
      {children}
    </BaseDocument>
  )
}
