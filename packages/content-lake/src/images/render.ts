import sharp, {type Sharp} from 'sharp'

import {MAX_INPUT_PIXELS} from '../assets/inspect-image.ts'
import {httpError} from '../errors.ts'
import {layOut, type Layout} from './layout.ts'
import type {ImageSpec, OutputFormat, Size, Window} from './parameters.ts'

/** Transforms already run in parallel; more threads inside each would compete. */
sharp.concurrency(1)
/** Originals are read once per size, so libvips' cache would only waste memory. */
sharp.cache(false)

/** AVIF needs a lower quality setting for the same look: JPEG 75 is about AVIF 60. */
const AVIF_QUALITY = 0.8
/** All frames counted. AVIF, the slowest format, takes a core seven seconds for as many. */
const MAX_OUTPUT_PIXELS = 25_000_000
/** Filters of a drawing cost more than its pixels tell; the clock is read between strips only. */
const MAX_SVG_PIXELS = 4_000_000
const SVG_SECONDS = 2
const TRANSPARENT = {r: 0, g: 0, b: 0, alpha: 0}
const WHITE = {r: 255, g: 255, b: 255, alpha: 1}

/** Renders `spec` of the image at `path`; strips metadata such as GPS positions. */
export function renderImage(path: string, spec: ImageSpec): Promise<Buffer> {
  return render(path, spec).catch(explainTimeout)
}

async function render(path: string, spec: ImageSpec): Promise<Buffer> {
  const {
    autoOrient,
    format,
    pages = 1,
  } = await sharp(path, {limitInputPixels: MAX_INPUT_PIXELS}).metadata()
  const animated = pages > 1 && staysAnimated(autoOrient, pages, spec)
  const image = sharp(path, {animated, limitInputPixels: MAX_INPUT_PIXELS}).autoOrient()
  if (format === 'svg') boundDrawing(image, autoOrient)
  const upright = await reframe(image, autoOrient, spec)
  const layout = layOut(upright.size, spec)
  refuseHuge(layout, spec)
  const placed = place(upright, layout, spec)
  return encode(retouch(placed, spec), spec).toBuffer()
}

/** As hosted, an animation with too many pixels becomes its first frame. */
function staysAnimated(frame: Size, frames: number, spec: ImageSpec): boolean {
  const possible = spec.format === 'gif' || spec.format === 'webp'
  // Frames are stacked vertically in memory, which these would mix up.
  const mixed = spec.rotate !== 0 || spec.flip.horizontal || spec.flip.vertical
  if (!possible || mixed || spec.still || spec.crop.includes('entropy')) return false
  if (frame.width * frame.height * frames > MAX_INPUT_PIXELS) return false
  const size = spec.rect ? inside(spec.rect, frame) : frame
  return pixelsOf(layOut(size, spec), spec) * frames <= MAX_OUTPUT_PIXELS
}

function boundDrawing(image: Sharp, {width, height}: Size): void {
  image.timeout({seconds: SVG_SECONDS})
  if (width * height <= MAX_SVG_PIXELS) return
  throw httpError(400, `A drawing may be at most ${MAX_SVG_PIXELS} pixels large.`)
}

function explainTimeout(error: Error): never {
  if (!error.message.startsWith('timeout')) throw error
  throw httpError(400, `The drawing takes more than ${SVG_SECONDS} s to render.`)
}

interface Frame {
  image: Sharp
  size: Size
  /** Crop still to be applied: a pipeline crops only once before it resizes. */
  cut?: Window
}

/** Rect, flips and rotation, each in its own pipeline, because libvips reorders them within one. */
async function reframe(image: Sharp, size: Size, spec: ImageSpec): Promise<Frame> {
  const cut = spec.rect && inside(spec.rect, size)
  const turned = spec.flip.horizontal || spec.flip.vertical || spec.rotate !== 0
  if (!turned) return {image, size: cut ?? size, cut}
  let frame = await settle(cut ? image.extract(cut) : image)
  if (spec.flip.horizontal) frame.image.flop()
  if (spec.flip.vertical) frame.image.flip()
  if (spec.rotate === 0) return frame
  frame = await settle(frame.image)
  return settle(frame.image.rotate(spec.rotate))
}

function inside(rect: Window, size: Size): Window {
  const width = Math.min(rect.width, size.width - rect.left)
  const height = Math.min(rect.height, size.height - rect.top)
  if (width < 1 || height < 1) {
    throw httpError(400, 'The parameter "rect" lies outside of the image.')
  }
  return {...rect, width, height}
}

async function settle(image: Sharp): Promise<Frame> {
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true})
  const {width, height, channels} = info
  return {image: sharp(data, {raw: {width, height, channels}}), size: {width, height}}
}

/** Pixels of a frame. */
function pixelsOf({size, canvas}: Layout, spec: ImageSpec): number {
  const {width, height} = canvas ?? size
  return (width + 2 * spec.pad) * (height + 2 * spec.pad)
}

function refuseHuge(layout: Layout, spec: ImageSpec): void {
  if (pixelsOf(layout, spec) <= MAX_OUTPUT_PIXELS) return
  throw httpError(400, `An image may be at most ${MAX_OUTPUT_PIXELS} pixels large.`)
}

function place({image, cut}: Frame, layout: Layout, spec: ImageSpec): Sharp {
  const {entropy, size, canvas} = layout
  const window = windowWithin(cut, layout.window)
  const background = spec.background ?? TRANSPARENT
  if (window) image.extract(window)
  image.resize({...size, fit: entropy ? 'cover' : 'fill', position: entropy ? 'entropy' : 'center'})
  const across = Math.max(0, (canvas?.width ?? size.width) - size.width)
  const down = Math.max(0, (canvas?.height ?? size.height) - size.height)
  if (across + down + spec.pad === 0) return image
  const left = Math.floor(across / 2)
  const top = Math.floor(down / 2)
  return image.extend({
    left: left + spec.pad,
    right: across - left + spec.pad,
    top: top + spec.pad,
    bottom: down - top + spec.pad,
    background,
  })
}

/** `window` is relative to `cut`. */
function windowWithin(cut: Window | undefined, window: Window | undefined): Window | undefined {
  if (!cut || !window) return window ?? cut
  return {...window, left: cut.left + window.left, top: cut.top + window.top}
}

function retouch(image: Sharp, spec: ImageSpec): Sharp {
  if (spec.blur > 0) image.blur(Math.max(0.3, Math.min(100, spec.blur / 4)))
  if (spec.sharpen > 0) image.sharpen({sigma: 0.5 + spec.sharpen / 20})
  if (spec.saturation !== 0) image.modulate({saturation: 1 + spec.saturation / 100})
  if (spec.invert) image.negate({alpha: false})
  const opaque = spec.format === 'jpg' || spec.format === 'pjpg'
  if (spec.background ?? opaque) image.flatten({background: spec.background ?? WHITE})
  return image
}

const ENCODERS: Record<OutputFormat, (image: Sharp, quality: number) => Sharp> = {
  jpg: (image, quality) => image.jpeg({quality}),
  pjpg: (image, quality) => image.jpeg({quality, progressive: true}),
  png: (image) => image.png({compressionLevel: 9}),
  webp: (image, quality) => image.webp({quality}),
  // Effort 2 takes a third of the default's time for a few per cent more bytes.
  avif: (image, quality) =>
    image.avif({quality: Math.max(1, Math.round(quality * AVIF_QUALITY)), effort: 2}),
  // Effort 3 takes half the time of the default for as many bytes.
  gif: (image) => image.gif({effort: 3}),
}

function encode(image: Sharp, spec: ImageSpec): Sharp {
  return ENCODERS[spec.format](image, spec.quality)
}
