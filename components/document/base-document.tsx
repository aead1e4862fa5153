import type {Metadata, Viewport} from 'next'
import type {ReactNode} from 'react'
import {createGlobalStyle} from 'styled-components'

import {InlineScript} from '@/components/ui/inline-script'
import {inBothThemes, overlay, palette, themed} from '@/components/ui/palette'
import {languages, type Locale} from '@/lib/i18n/locales'
import {deferredParts} from '@/lib/urls/inline-scripts'

import {preloadedTypefaces} from './fonts'

/**
 * What the style sheet takes from code: the colors, and the parts whose layout waits for the first paint, at a typical
 * height; see inline-scripts.ts.
 */
const GlobalStyle = createGlobalStyle`
  :root,
  [data-theme] {
    --paper: ${inBothThemes('paper')};
    --sheet: ${inBothThemes('sheet')};
    --tint: ${inBothThemes('tint')};
    --band: ${inBothThemes('band')};
    --rule: ${inBothThemes('rule')};
    --rule-strong: ${inBothThemes('ruleStrong')};
    --ink: ${inBothThemes('ink')};
    --ink-soft: ${inBothThemes('inkSoft')};
    --shade: ${themed(`${palette.light.ink}33`, '#000000b3')};
    --backdrop: ${overlay.dialog};
    --menu-backdrop: ${overlay.menu};
    --voice: ${inBothThemes('voice')};
    --voice-text: ${inBothThemes('voiceText')};
    --on-voice: ${inBothThemes('onVoice')};
    --record: ${inBothThemes('record')};
    --error: ${inBothThemes('error')};
  }

  [data-first-view] :is(${deferredParts}) {
    content-visibility: auto;
    contain-intrinsic-height: 45rem;
  }
`

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
        <GlobalStyle />
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
