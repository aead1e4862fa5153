'use client'

import dynamic from 'next/dynamic'

/** The Studio draws nothing without a browser. A build that compiled it for the server, too, would hold 2.3 GB instead of 1.7. */
export const StudioInBrowser = dynamic(
  () => import('./studio-app').then(({StudioApp}) => StudioApp),
  {ssr: false},
)
