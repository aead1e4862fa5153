import {encode as encodeBlurHash} from 'blurhash'
import sharp from 'sharp'

import {httpError} from '../errors.ts'
import {paletteOf} from './palette.ts'

/** An inspected upload. */
export interface InspectedImage {
  extension: string
  mimeType: string
  width: number
  height: number
  /** As `sanity.imageMetadata`. */
  metadata: Record<string, unknown>
}

/** A few kilobytes can claim to be a gigapixel; these take about 400 MB to resize. */
export const MAX_INPUT_PIXELS = 100_000_000

const FORMATS: Record<string, {extension: string; mimeType: string}> = {
  jpeg: {extension: 'jpg', mimeType: 'image/jpeg'},
  png: {extension: 'png', mimeType: 'image/png'},
  webp: {extension: 'webp', mimeType: 'image/webp'},
  gif: {extension: 'gif', mimeType: 'image/gif'},
  tiff: {extension: 'tif', mimeType: 'image/tiff'},
  heif: {extension: 'avif', mimeType: 'image/avif'},
  svg: {extension: 'svg', mimeType: 'image/svg+xml'},
}

/** Enough pixels for a palette and a blurred preview; counting them takes less than a millisecond. */
const SAMPLE_SIZE = 64
const LQIP_WIDTH = 20

/** What is extracted when an upload does not say. What a camera wrote, and where it was, is not. */
const EXTRACTED = ['blurhash', 'lqip', 'palette']

/** Inspects an image; throws 400 for other files and for images too large to decode. */
export async function inspectImage(
  path: string,
  wanted: readonly string[] = EXTRACTED,
): Promise<InspectedImage> {
  try {
    const head = await sharp(path, {limitInputPixels: MAX_INPUT_PIXELS}).metadata()
    const format = FORMATS[head.format ?? '']
    const {width, height} = head.autoOrient ?? head
    if (!format || !width || !height) throw new TypeError('unknown format')
    if (width * height > MAX_INPUT_PIXELS) throw new RangeError('too many pixels')
    const {blurHash, lqip, palette, ...always} = await describe(path, width, height, head.hasAlpha)
    const found: Record<string, object> = {blurhash: {blurHash}, lqip: {lqip}, palette: {palette}}
    const metadata: Record<string, unknown> = {...always}
    for (const name of wanted) Object.assign(metadata, found[name])
    return {...format, width, height, metadata}
  } catch (error) {
    if (error instanceof Error && /pixel/i.test(error.message)) {
      throw httpError(400, `An image may have at most ${MAX_INPUT_PIXELS} pixels.`)
    }
    throw httpError(400, 'Invalid image, could not read metadata')
  }
}

async function describe(
  path: string,
  width: number,
  height: number,
  hasAlpha = false,
): Promise<Record<string, unknown>> {
  const {data, info} = await sharp(path, {limitInputPixels: MAX_INPUT_PIXELS})
    .autoOrient()
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, {fit: 'inside'})
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  const [across, down] = width >= height ? [4, 3] : [3, 4]
  return {
    _type: 'sanity.imageMetadata',
    blurHash: encodeBlurHash(new Uint8ClampedArray(data), info.width, info.height, across, down),
    dimensions: {_type: 'sanity.imageDimensions', width, height, aspectRatio: width / height},
    hasAlpha,
    isOpaque: isOpaque(data),
    lqip: await tinyPreview(data, info.width, info.height, hasAlpha),
    palette: paletteOf(data),
  }
}

function isOpaque(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}

async function tinyPreview(
  rgba: Uint8Array,
  width: number,
  height: number,
  hasAlpha: boolean,
): Promise<string> {
  const small = sharp(rgba, {raw: {width, height, channels: 4}}).resize(LQIP_WIDTH)
  const bytes = hasAlpha
    ? await small.png().toBuffer()
    : await small.flatten().jpeg({quality: 60}).toBuffer()
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`
}
