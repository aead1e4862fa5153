import type {Metadata, Viewport} from 'next'

import {palette} from '@/components/ui/palette'

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
