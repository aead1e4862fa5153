import localFont from 'next/font/local'

/*
 * The page for unknown addresses is in the bundle of every other page, and Next.js preloads what a bundle names: the
 * Studio, which has neither face, would be sent both. The style sheet of fonts.ts would bring them along, so that page has
 * its style in itself.
 */

const display = localFont({
  src: './fonts/bricolage-grotesque-48pt-650.woff2',
  weight: '650',
  style: 'normal',
  variable: '--font-display-face',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
})

const text = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  style: 'normal',
  variable: '--font-text-face',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
})

/** The same classes for a page that asks for the faces when it is drawn. */
export const typefacesOnDemand = `${display.variable} ${text.variable}`
