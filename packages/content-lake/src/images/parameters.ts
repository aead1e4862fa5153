import {httpError} from '../errors.ts'

export interface Size {
  width: number
  height: number
}

/** A part of a picture. */
export interface Window extends Size {
  left: number
  top: number
}

/** Formats that a transform can write. */
export type OutputFormat = (typeof FORMATS)[number]

interface Color {
  r: number
  g: number
  b: number
  alpha: number
}

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
const CROPS = new Set(['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'])
const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'] as const
const OUTPUTS = new Map<string, OutputFormat>([
  ...FORMATS.map((format) => [format, format] as const),
  ['jpeg', 'jpg'],
])

/** Maximum side, including the device pixel ratio. */
export const MAX_SIDE = 8192
const DEFAULT_QUALITY = 75
const MAX_RATIO = 3

/** Parameters that change the image; without them the original is served. */
const TRANSFORMING = new Set(
  (
    'w h min-w min-h max-w max-h fit rect crop fp-x fp-y or ' +
    'flip blur sharp sat invert pad bg q fm auto dpr frame'
  ).split(' '),
)

/** Whether a query transforms the image. */
export function asksForTransform(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => TRANSFORMING.has(name))
}

/** One transform with all defaults filled in, so that equal results have equal specs. */
export type ImageSpec = ReturnType<typeof readSpec>

/** Parses the hosted image pipeline's parameters; invalid values are a 400. */
export function readSpec(query: URLSearchParams, extension: string, accept: string) {
  const ratio = number(query, 'dpr', 0.1, MAX_RATIO) ?? 1
  const side = (name: string): number | undefined => {
    const value = number(query, name, 1, MAX_SIDE)
    return value === undefined
      ? undefined
      : Math.min(MAX_SIDE, Math.max(1, Math.round(value * ratio)))
  }
  return {
    width: side('w'),
    height: side('h'),
    minWidth: side('min-w'),
    minHeight: side('min-h'),
    maxWidth: side('max-w'),
    maxHeight: side('max-h'),
    fit: oneOf(query, 'fit', FITS) ?? 'clip',
    /** Edges, `center`, `entropy`, or `focalpoint` with `focus`. */
    crop: readCrop(query),
    focus: {x: number(query, 'fp-x', 0, 1) ?? 0.5, y: number(query, 'fp-y', 0, 1) ?? 0.5},
    /** Crop of the original, in its pixels. */
    rect: readRect(query),
    rotate: Number(oneOf(query, 'or', ['0', '90', '180', '270']) ?? 0),
    flip: readFlip(query),
    blur: number(query, 'blur', 0, 2000) ?? 0,
    sharpen: number(query, 'sharp', 0, 100) ?? 0,
    saturation: number(query, 'sat', -100, 100) ?? 0,
    invert: oneOf(query, 'invert', ['true', 'false']) === 'true',
    pad: Math.round(number(query, 'pad', 0, MAX_SIDE / 4) ?? 0),
    background: readColor(query),
    quality: Math.max(1, Math.round(number(query, 'q', 0, 100) ?? DEFAULT_QUALITY)),
    format: readFormat(query, extension, accept),
    /** First frame of an animation only. */
    still: oneOf(query, 'frame', ['1']) === '1',
  }
}

function invalidParameter(name: string, expected: string): never {
  throw httpError(400, `The parameter "${name}" must be ${expected}.`)
}

function number(
  query: URLSearchParams,
  name: string,
  lowest: number,
  highest: number,
): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const value = numberOf(text)
  if (value >= lowest && value <= highest) return value
  return invalidParameter(name, `a number from ${lowest} to ${highest}`)
}

/** A decimal number such as `.5`, `5.`, `+5` or `1e3`; NaN for anything else. In a query a plus is a space. */
function numberOf(text: string): number {
  const isNumber = /^[ +-]?(?:\d+\.?\d*|\.\d+)(?:e[ +-]?\d+)?$/i.test(text)
  return isNumber ? Number(text.trim().replace(/e /i, 'e+')) : Number.NaN
}

function oneOf<Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  return (
    values.find((value) => value === text) ?? invalidParameter(name, `one of ${values.join(', ')}`)
  )
}

function readCrop(query: URLSearchParams): string[] {
  const text = query.get('crop')
  // A focal point implies the focalpoint crop.
  if (text === null) return [query.has('fp-x') || query.has('fp-y') ? 'focalpoint' : 'center']
  const words = text.split(',')
  return words.every((word) => CROPS.has(word))
    ? words
    : invalidParameter('crop', [...CROPS].join(', '))
}

function readRect(query: URLSearchParams): Window | undefined {
  const text = query.get('rect')
  if (text === null) return undefined
  const numbers = text.split(',').map(numberOf)
  const [left = -1, top = -1, width = -1, height = -1] = numbers.map((value) => Math.round(value))
  const sensible = numbers.length === 4 && left >= 0 && top >= 0 && width >= 1 && height >= 1
  return sensible
    ? {left, top, width, height}
    : invalidParameter('rect', 'left,top,width,height in pixels')
}

function readFlip(query: URLSearchParams): {horizontal: boolean; vertical: boolean} {
  const text = oneOf(query, 'flip', ['h', 'v', 'hv', 'vh']) ?? ''
  return {horizontal: text.includes('h'), vertical: text.includes('v')}
}

/** `RGB`, `ARGB`, `RRGGBB` or `AARRGGBB`, as hosted. */
function readColor(query: URLSearchParams): Color | undefined {
  const text = query.get('bg')
  if (text === null) return undefined
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) {
    return invalidParameter('bg', 'a hexadecimal color')
  }
  const long = text.length <= 4 ? text.replaceAll(/./g, '$&$&') : text
  const [alpha = 255, r = 0, g = 0, b = 0] = (long.length === 6 ? `ff${long}` : long)
    .match(/../g)!
    .map((pair) => Number.parseInt(pair, 16))
  return {r, g, b, alpha: alpha / 255}
}

function readFormat(query: URLSearchParams, extension: string, accept: string): OutputFormat {
  const format = query.get('fm')
  if (format !== null) {
    return OUTPUTS.get(format) ?? invalidParameter('fm', `one of ${[...OUTPUTS.keys()].join(', ')}`)
  }
  if (oneOf(query, 'auto', ['format']) === 'format') {
    // AVIF would lose an animation.
    const mayMove = extension === 'gif' || extension === 'webp'
    if (!mayMove && accept.includes('image/avif')) return 'avif'
    if (accept.includes('image/webp')) return 'webp'
  }
  return OUTPUTS.get(extension) ?? (extension === 'tif' ? 'jpg' : 'png')
}
