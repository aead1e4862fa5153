import localFont from 'next/font/local'

// In one style sheet with the faces, which is all that a page waits for.
import './styles/global.generated.css'

const display = localFont({
  src: './fonts/bricolage-grotesque-48pt-650.woff2',
  weight: '650',
  style: 'normal',
  variable: '--font-display-face',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
})

const text = localFont({
  src: './fonts/instrument-sans-wght.woff2',
  weight: '400 700',
  style: 'normal',
  variable: '--font-text-face',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
})

/** The classes that `<html>` needs for the two faces; 50 kB together, both preloaded. */
export const preloadedTypefaces = `${display.variable} ${text.variable}`
