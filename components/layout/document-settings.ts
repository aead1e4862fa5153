import type {Metadata, Viewport} from 'next'

import {palette} from './styles/palette'

/** The browser's own bars have the colour of the paper; in each root layout. */
export const siteViewport: Viewport = {
  themeColor: [
    {media: '(prefers-color-scheme: light)', color: palette.light.paper},
    {media: '(prefers-color-scheme: dark)', color: palette.dark.paper},
  ],
}

/** Figures are no telephone numbers and are not to be made into links; in each layout of pages. */
export const siteMetadata: Metadata = {
  formatDetection: {telephone: false, date: false, address: false, email: false, url: false},
}
