import {type ImageSpec, MAX_SIDE, type Size, type Window} from './parameters.ts'

/** Steps for an image after rect, rotation and flips. */
export interface Layout {
  /** Crop before resizing. */
  window?: Window
  /** Crop to the most detailed part; replaces `window`. */
  entropy: boolean
  /** Size of the picture. */
  size: Size
  /** Size of the canvas that centers it. */
  canvas?: Size
}

/** Geometry of one transform: pure arithmetic, testable without images. */
export function layOut(source: Size, spec: ImageSpec): Layout {
  const target = targetOf(source, spec)
  if (spec.fit === 'scale') return {entropy: false, size: bounded(target)}
  if (spec.fit === 'crop' || spec.fit === 'min') return cropped(source, target, spec)
  const grow = spec.fit === 'max' || spec.fit === 'fillmax' ? 1 : Infinity
  const size = scaled(
    source,
    Math.min(target.width / source.width, target.height / source.height, grow),
  )
  const padded = spec.fit === 'fill' || spec.fit === 'fillmax'
  return {entropy: false, size, canvas: padded ? target : undefined}
}

/** Target box: a missing side follows from the other and the aspect ratio. */
function targetOf(source: Size, spec: ImageSpec): Size {
  const ratio = source.width / source.height
  const across = (width: number): number => clamp(width, spec.minWidth, spec.maxWidth)
  const down = (height: number): number => clamp(height, spec.minHeight, spec.maxHeight)
  if (spec.width === undefined && spec.height !== undefined) {
    const height = down(spec.height)
    return whole({width: across(height * ratio), height})
  }
  const width = across(spec.width ?? source.width)
  return whole({width, height: down(spec.height ?? width / ratio)})
}

function cropped(source: Size, target: Size, spec: ImageSpec): Layout {
  const scale = Math.min(source.width / target.width, source.height / target.height)
  const part = whole({width: target.width * scale, height: target.height * scale})
  const mayGrow = spec.fit === 'crop'
  const size = bounded(mayGrow || part.width >= target.width ? target : part)
  if (spec.crop.includes('entropy')) return {entropy: true, size}
  const window = {
    width: Math.min(part.width, source.width),
    height: Math.min(part.height, source.height),
  }
  const center = centerOf(spec)
  return {
    entropy: false,
    size,
    window: {
      ...window,
      left: offset(source.width, window.width, center.x),
      top: offset(source.height, window.height, center.y),
    },
  }
}

/** Center of the crop, from 0 to 1; the edges limit it. */
function centerOf({crop, focus}: ImageSpec): {x: number; y: number} {
  if (crop.includes('focalpoint')) return focus
  const along = (start: string, end: string): number => {
    if (crop.includes(start)) return 0
    return crop.includes(end) ? 1 : 0.5
  }
  return {x: along('left', 'right'), y: along('top', 'bottom')}
}

function offset(full: number, part: number, center: number): number {
  return Math.round(Math.min(Math.max(center * full - part / 2, 0), full - part))
}

function scaled(source: Size, scale: number): Size {
  return bounded({width: source.width * scale, height: source.height * scale})
}

/** Keeps the aspect ratio when a derived side exceeds the maximum. */
function bounded(size: Size): Size {
  const shrink = Math.min(1, MAX_SIDE / size.width, MAX_SIDE / size.height)
  return whole({width: size.width * shrink, height: size.height * shrink})
}

function whole({width, height}: Size): Size {
  return {width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height))}
}

function clamp(value: number, lowest = 1, highest = MAX_SIDE): number {
  return Math.max(lowest, Math.min(highest, value))
}
