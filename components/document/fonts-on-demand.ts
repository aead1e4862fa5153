import localFont from 'next/font/local'

/*
 * The global not-found page is in every bundle, and Next.js preloads every font that a bundle uses, even in the Studio.
 * This page declares its fonts without preloading, and inlines its style instead of importing fonts.ts.
 */

const display = localFont({
  src: './fonts/bricolage-grotesque-48pt-650.woff2',
  weight: '650',
  style: 'normal',
  variable: '--font-display-face',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

const text = localFont({
  src: './fonts/instrument-sans-wght.woff2',
  weight: '400 700',
  style: 'normal',
  variable: '--font-text-face',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

const mono = localFont({
  src: '../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
  weight: '400',
  style: 'normal',
  variable: '--font-mono-face',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

/** The same classes, for a page whose fonts are loaded only when used. */
export const typefacesOnDemand = `${display.variable} ${text.variable} ${mono.variable}`
