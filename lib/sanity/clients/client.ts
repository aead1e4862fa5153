import {createClient} from '@sanity/client'

import {publicEnv} from '../../server/env'
import {apiVersion} from './api-version'

/** The client for published content, without a token. */
export const client = createClient({
  projectId: publicEnv.sanityProjectId,
  dataset: publicEnv.sanityDataset,
  apiHost: publicEnv.sanityApiHost,
  // Other hosts than Sanity's are a single machine; a host name per project would need DNS.
  useProjectHostname: publicEnv.sanityIsHosted,
  apiVersion,
  useCdn: true,
  perspective: 'published',
})
