import {publicEnv} from './env.ts'

/** Origin of the Content Lake's images and files. */
export const assetHost = publicEnv.sanityIsHosted
  ? 'https://cdn.sanity.io'
  : publicEnv.sanityApiHost
