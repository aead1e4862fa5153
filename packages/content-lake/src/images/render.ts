import sharp from 'sharp'
import type {Sharp} from 'sharp'

import {MAX_INPUT_PIXELS} from '../assets/inspect-image.ts'
import {httpError} from '../errors.ts'
import {layOut} from './layout.ts'
import type {Layout, Size, Window} from './layout.ts'
import type {ImageSpec, OutputFormat} from './parameters.ts'

/** Transforms already run in parallel; more threads inside each would compete. */
sharp.concurrency(1)
/** Originals are read once per size, so libvips' cache would only waste memory. */
sharp.cache(false)

/** AVIF needs a lower quality setting for the same look: JPEG 75 is about AVIF 60. */
const AVIF_QUALITY = 0.8
/** A larger canvas would take gigabytes to encode. */
const MAX_OUTPUT_PIXELS = 40_000_000
const TRANSPARENT = {r: 0, g: 0, b: 0, alpha: 0}
const WHITE = {r: 255, g: 255, b: 255, alpha: 1}

/** Renders `spec` of the image at `path`; strips metadata such as GPS positions. */
export async function renderImage(path: string, spec: ImageSpec): Promise<Buffer> {
  const animated = canStayAnimated(spec)
  const open = (): Sharp => sharp(path, {animated, limitInputPixels: MAX_INPUT_PIXELS})
  const head = await open().metadata()
  const {width, height} = head.autoOrient
  const upright = await reframe(
    open().autoOrient(),
    {width, height: head.pageHeight ?? height},
    spec,
  )
  const layout = layOut(upright.size, spec)
  refuseHuge(layout, spec)
  const placed = place(upright, layout, spec)
  return encode(retouch(placed, spec), spec).toBuffer()
}

/**
 * Frames of an animation are stacked vertically in memory: only a plain resize keeps them intact.
 */
function canStayAnimated(spec: ImageSpec): boolean {
  const moving = spec.format === 'gif' || spec.format === 'webp'
  const plain = spec.fit === 'clip' || spec.fit === 'max' || spec.fit === 'scale'
  const untouched = !spec.rect && spec.rotate === 0 && spec.pad === 0
  return moving && plain && untouched && !spec.still && !spec.flip.horizontal && !spec.flip.vertical
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
    throw httpError(400, 'Bad Request', 'The parameter "rect" lies outside of the image.')
  }
  return {...rect, width, height}
}

async function settle(image: Sharp): Promise<Frame> {
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true})
  const {width, height, channels} = info
  return {image: sharp(data, {raw: {width, height, channels}}), size: {width, height}}
}

function refuseHuge({size, canvas}: Layout, spec: ImageSpec): void {
  const {width, height} = canvas ?? size
  if ((width + 2 * spec.pad) * (height + 2 * spec.pad) <= MAX_OUTPUT_PIXELS) return
  throw httpError(400, 'Bad Request', `An image may be at most ${MAX_OUTPUT_PIXELS} pixels large.`)
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
  gif: (image) => image.gif(),
}

function encode(image: Sharp, spec: ImageSpec): Sharp {
  return ENCODERS[spec.format](image, spec.quality)
}
