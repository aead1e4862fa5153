import {assetHost} from '../server/asset-host'
import {publicEnv} from '../server/env'

/** URL of an uploaded file, or null without one. Built from the asset's id, like a picture's. */
export function fileUrl(asset: {_id: string} | null | undefined): string | null {
  const [, hash, extension] = /^file-(\w+)-(\w+)$/.exec(asset?._id ?? '') ?? []
  if (!hash) return null
  const {sanityProjectId, sanityDataset} = publicEnv
  return `${assetHost}/files/${sanityProjectId}/${sanityDataset}/${hash}.${extension}`
}
