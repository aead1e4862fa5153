'use client'

import {NextStudio} from 'next-sanity/studio/client-component'

import config from '../sanity.config'

/** The whole Studio. The entry without `client-component` would load a script from Sanity's CDN. */
export function StudioApp() {
  return <NextStudio config={config} />
}
