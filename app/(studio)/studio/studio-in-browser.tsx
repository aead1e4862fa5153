'use client'

import dynamic from 'next/dynamic'

/** The Studio renders in browsers only. Compiling it for the server too costs a build 0.6 GB of memory. */
export const StudioInBrowser = dynamic(
  () => import('./studio-app').then(({StudioApp}) => StudioApp),
  {ssr: false},
)
