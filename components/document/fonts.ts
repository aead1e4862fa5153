import localFont from 'next/font/local'

// Imported with the fonts, so that pages wait for a single file.
import './site.css'

const display = localFont({
  src: './fonts/bricolage-grotesque-48pt-650.woff2',
  weight: '650',
  style: 'normal',
  variable: '--font-display-face',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
})

const text = localFont({
  src: './fonts/instrument-sans-wght.woff2',
  weight: '400 700',
  style: 'normal',
  variable: '--font-text-face',
  display: 'swap',
  preload: true,
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

/**
 * The classes of `<html>` for the three typefaces, 65 kB together; all but the monospaced one are preloaded. Fallbacks
 * are in tokens.css.
 */
export const preloadedTypefaces = `${display.variable} ${text.variable} ${mono.variable}`
