import {publicEnv} from '../platform/env'

// The URL is built from the asset's id, as for pictures: its own `url` has the host of the upload.
const host = publicEnv.sanityIsHosted ? 'https://cdn.sanity.io' : publicEnv.sanityApiHost

/** URL of an uploaded file, or null without one. */
export function fileUrl(asset: {_id: string} | null | undefined): string | null {
  const [, hash, extension] = /^file-(\w+)-(\w+)$/.exec(asset?._id ?? '') ?? []
  if (!hash) return null
  const {sanityProjectId, sanityDataset} = publicEnv
  return `${host}/files/${sanityProjectId}/${sanityDataset}/${hash}.${extension}`
}
