import {createImageUrlBuilder} from '@sanity/image-url'

import {publicEnv, assetHost} from '../server/env'
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

/** Dimensions of an asset, read from its id, as the metadata may be incomplete; null for an id of another form. */
function dimensionsOf({_id}: Asset): {width: number; height: number} | null {
  const [, width, height] = /^image-\w+-(\d+)x(\d+)-\w+$/.exec(_id)?.map(Number) ?? []
  return width && height ? {width, height} : null
}

const isShare = (value: number) => value >= 0 && value <= 1

/** The greatest share that a crop may take away; a crop that leaves nothing is ignored. */
const mostCropped = 0.99

/** The editor's crop. Missing sides are 0. */
function cropOf({crop}: PictureContent) {
  const sides = {
    left: crop?.left ?? 0,
    right: crop?.right ?? 0,
    top: crop?.top ?? 0,
    bottom: crop?.bottom ?? 0,
  }
  const {left, right, top, bottom} = sides
  const isWithin = left + right <= mostCropped && top + bottom <= mostCropped
  return Object.values(sides).every(isShare) && isWithin
    ? sides
    : {left: 0, right: 0, top: 0, bottom: 0}
}

function shareOr(otherwise: number, value: number | null | undefined): number {
  return typeof value === 'number' && isShare(value) ? value : otherwise
}

/** The editor's hotspot, without missing or impossible values; the middle of the picture by default. */
function hotspotOf({x, y, width, height}: NonNullable<PictureContent['hotspot']>) {
  return {
    x: shareOr(0.5, x),
    y: shareOr(0.5, y),
    width: shareOr(1, width),
    height: shareOr(1, height),
  }
}

function urlBuilder(picture: PictureContent, {_id}: Asset) {
  return builder.image({
    asset: {_ref: _id},
    ...(picture.crop && {crop: cropOf(picture)}),
    ...(picture.hotspot && {hotspot: hotspotOf(picture.hotspot)}),
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
 * Never enlarged: greater widths become the original's. Null without an image.
 */
export function pictureSources(
  picture: PictureContent,
  widths: readonly number[],
  {ratio, still = false}: SourceOptions = {},
): PictureSources | null {
  const {asset} = picture
  const original = asset && dimensionsOf(asset)
  if (!original) return null
  // The preferred format may be AVIF, in which the Content Lake loses an animation.
  const moves = mayMove(picture) && !still
  const {left, right, top, bottom} = cropOf(picture)
  const whole = {
    width: original.width * (1 - left - right),
    height: original.height * (1 - top - bottom),
  }
  const shape = ratio ?? whole.width / whole.height
  const most = Math.max(1, Math.floor(Math.min(whole.width, whole.height * shape)))
  const offered = [...new Set(widths.map((width) => Math.min(width, most)))].sort((a, b) => a - b)
  const size = (width: number) => ({width, height: Math.max(1, Math.round(width / shape))})
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

/** The image of a shared link, or null without an image. */
export function shareImage(picture: PictureContent) {
  const {asset, alt} = picture
  if (!asset || !dimensionsOf(asset)) return null
  // Some services cannot read newer formats in share cards; PNG keeps drawings crisp.
  const format = asset._id.endsWith('-png') ? 'png' : 'jpg'
  const {width, height} = shareSize
  const url = urlBuilder(picture, asset).size(width, height).fit('crop').format(format).url()
  return {url, width, height, alt, type: format === 'png' ? 'image/png' : 'image/jpeg'}
}

/** URL of an uploaded file, or null without one. Built from the asset's id, like a picture's. */
export function fileUrl(asset: {_id: string} | null | undefined): string | null {
  const [, hash, extension] = /^file-(\w+)-(\w+)$/.exec(asset?._id ?? '') ?? []
  if (!hash) return null
  const {sanityProjectId, sanityDataset} = publicEnv
  return `${assetHost}/files/${sanityProjectId}/${sanityDataset}/${hash}.${extension}`
}
