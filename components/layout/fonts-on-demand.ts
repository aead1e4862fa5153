import localFont from 'next/font/local'

/*
 * The global not-found page is in every bundle, and Next.js preloads the fonts that a bundle names, even in the Studio.
 * The style sheet of fonts.ts would bring the fonts along, so that page inlines its style.
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

/** The same classes for a page that asks for the faces when it is drawn. */
export const typefacesOnDemand = `${display.variable} ${text.variable} ${mono.variable}`
