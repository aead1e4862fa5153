import {createImageUrlBuilder} from '@sanity/image-url'

import {publicEnv} from '../platform/env'
import type {PictureContent} from './types'

// Built from the asset's id: its own `url` names the host it was uploaded to, which another machine does not have.
const builder = createImageUrlBuilder({
  projectId: publicEnv.sanityProjectId,
  dataset: publicEnv.sanityDataset,
  ...(publicEnv.sanityIsHosted ? {} : {baseUrl: publicEnv.sanityApiHost}),
})

/** What an `<img>` needs to show a picture at any size without moving the page. */
export interface PictureSources {
  src: string
  srcSet: string
  /** Of the largest source: together they give the shape before anything has loaded. */
  width: number
  height: number
}

type Asset = NonNullable<PictureContent['asset']>

/** The size that is left after the editor's crop. */
function croppedSize(asset: Asset, crop: PictureContent['crop']): {width: number; height: number} {
  // The id ends with the dimensions and the format, whatever the metadata knows: image-<hash>-<w>x<h>-<format>.
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

/**
 * The sources of a picture in the given widths, cropped to `ratio` (width by height) around its focus, in the format that
 * each browser prefers. Nothing is enlarged: widths beyond the original give way to the original's own. Null without an
 * asset.
 */
export function pictureSources(
  picture: PictureContent,
  widths: readonly number[],
  ratio?: number,
): PictureSources | null {
  const {asset, crop} = picture
  if (!asset) return null
  const whole = croppedSize(asset, crop)
  const shape = ratio ?? whole.width / whole.height
  const most = Math.floor(Math.min(whole.width, whole.height * shape))
  const offered = [...new Set(widths.map((width) => Math.min(width, most)))].sort((a, b) => a - b)
  const size = (width: number) => ({width, height: Math.round(width / shape)})
  const url = (width: number) => {
    const sized = size(width)
    return urlBuilder(picture, asset)
      .size(sized.width, sized.height)
      .fit('crop')
      .auto('format')
      .url()
  }
  const largest = offered.at(-1) ?? most
  return {
    src: url(largest),
    srcSet: offered.map((width) => `${url(width)} ${width}w`).join(', '),
    ...size(largest),
  }
}

/** The size in pixels that networks and chats show whole. */
export const shareSize = {width: 1200, height: 630}

/** A picture as networks and chats show it beside a link, or null without an asset. */
export function shareImage(picture: PictureContent) {
  const {asset, alt} = picture
  if (!asset) return null
  // Not every reader of share cards knows the newer formats, and drawn art stays crisp as PNG.
  const format = asset._id.endsWith('-png') ? 'png' : 'jpg'
  const {width, height} = shareSize
  const url = urlBuilder(picture, asset).size(width, height).fit('crop').format(format).url()
  return {url, width, height, alt, type: format === 'png' ? 'image/png' : 'image/jpeg'}
}
