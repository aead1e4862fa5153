import {createImageUrlBuilder} from '@sanity/image-url'

import {publicEnv} from '../platform/env'
import type {PictureContent} from './types'

// URLs are built from the asset's id: its own `url` has the host of the upload, which may not exist elsewhere.
const builder = createImageUrlBuilder({
  projectId: publicEnv.sanityProjectId,
  dataset: publicEnv.sanityDataset,
  ...(publicEnv.sanityIsHosted ? {} : {baseUrl: publicEnv.sanityApiHost}),
})

/** Attributes of an `<img>` at any size, without layout shift. */
export interface PictureSources {
  src: string
  srcSet: string
  /** Dimensions of the largest source, which give the aspect ratio before loading. */
  width: number
  height: number
}

type Asset = NonNullable<PictureContent['asset']>

/** Size of the picture after the editor's crop. */
function croppedSize(asset: Asset, crop: PictureContent['crop']): {width: number; height: number} {
  // Read from the id, as the metadata may be incomplete: image-<hash>-<w>x<h>-<format>.
  const [width = 0, height = 0] = (asset._id.split('-').at(-2) ?? '').split('x').map(Number)
  const {left = 0, right = 0, top = 0, bottom = 0} = crop ?? {}
  return {width: width * (1 - left - right), height: height * (1 - top - bottom)}
}

function urlBuilder({crop, hotspot}: PictureContent, {_id}: Asset) {
  return builder.image({
    asset: {_ref: _id},
    ...(crop ? {crop} : {}),
    ...(hotspot ? {hotspot} : {}),
  })
}

/** Whether the picture may be an animation: its format allows it, and nothing else tells. */
export function mayMove({asset}: PictureContent): boolean {
  return /-(?:gif|webp)$/.test(asset?._id ?? '')
}

interface SourceOptions {
  /** Width divided by height; defaults to the image's own. */
  ratio?: number | undefined
  /** The first frame of an animation. */
  still?: boolean
}

/**
 * Sources of a picture in the given widths, cropped to `ratio` around its hotspot, in each browser's preferred format.
 * Never enlarged: greater widths become the original's. Null without an asset.
 */
export function pictureSources(
  picture: PictureContent,
  widths: readonly number[],
  {ratio, still = false}: SourceOptions = {},
): PictureSources | null {
  const {asset, crop} = picture
  if (!asset) return null
  // The preferred format may be AVIF, in which the Content Lake loses an animation.
  const moves = mayMove(picture) && !still
  const whole = croppedSize(asset, crop)
  const shape = ratio ?? whole.width / whole.height
  const most = Math.floor(Math.min(whole.width, whole.height * shape))
  const offered = [...new Set(widths.map((width) => Math.min(width, most)))].sort((a, b) => a - b)
  const size = (width: number) => ({width, height: Math.round(width / shape)})
  const url = (width: number) => {
    const sized = size(width)
    const image = urlBuilder(picture, asset).size(sized.width, sized.height).fit('crop')
    if (moves) return image.format('webp').url()
    return (still ? image.frame(1) : image).auto('format').url()
  }
  const largest = offered.at(-1) ?? most
  return {
    src: url(largest),
    srcSet: offered.map((width) => `${url(width)} ${width}w`).join(', '),
    ...size(largest),
  }
}

/** Size in pixels that social networks and chats show uncropped. */
export const shareSize = {width: 1200, height: 630}

/** The image of a shared link, or null without an asset. */
export function shareImage(picture: PictureContent) {
  const {asset, alt} = picture
  if (!asset) return null
  // Some services cannot read newer formats in share cards; PNG keeps drawings crisp.
  const format = asset._id.endsWith('-png') ? 'png' : 'jpg'
  const {width, height} = shareSize
  const url = urlBuilder(picture, asset).size(width, height).fit('crop').format(format).url()
  return {url, width, height, alt, type: format === 'png' ? 'image/png' : 'image/jpeg'}
}
