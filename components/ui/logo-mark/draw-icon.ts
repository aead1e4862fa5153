import sharp from 'sharp'

import {palette} from '@/components/ui/palette'

import {mark} from './mark'

/** A PNG icon of the site. */
interface IconFile {
  /** Width and height in pixels. */
  size: number
  /** The mark's share of the width; the rest is padding. */
  share: number
  /** Whether the background is opaque, as some systems require. */
  onPaper: boolean
  purpose: 'any' | 'maskable'
}

/** The icons of the web manifest, by file name below `/icons/`. */
export const iconFiles = {
  '192.png': {size: 192, share: 0.94, onPaper: false, purpose: 'any'},
  '512.png': {size: 512, share: 0.94, onPaper: false, purpose: 'any'},
  // Systems crop it; the middle four fifths are safe: https://w3c.github.io/manifest/#icon-masks
  'maskable-512.png': {size: 512, share: 0.5, onPaper: true, purpose: 'maskable'},
} as const satisfies Record<string, IconFile>

/** The icon on Apple's home screens. */
export const touchIcon: IconFile = {size: 180, share: 0.64, onPaper: true, purpose: 'any'}

/** The sizes in `favicon.ico`, for old browsers and clients that request it directly. */
const faviconSizes = [16, 32, 48]

export type {IconFile}

const {paper, voice, record} = palette.light

function path(color: string, shape: string): string {
  return `<path d="${shape}" stroke="${color}" stroke-width="${mark.strokeWidth}" stroke-linecap="round"/>`
}

function iconSvg({size, share, onPaper}: Omit<IconFile, 'purpose'>): string {
  const scale = (size * share) / mark.size
  const offset = (size - size * share) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="none">`,
    onPaper ? `<rect width="${size}" height="${size}" fill="${paper}"/>` : '',
    `<g transform="translate(${offset} ${offset}) scale(${scale})">`,
    path(voice, mark.voice),
    path(record, mark.record),
    '</g></svg>',
  ].join('')
}

/** Renders the mark as a PNG. */
export async function drawIcon(icon: Omit<IconFile, 'purpose'>): Promise<Uint8Array<ArrayBuffer>> {
  const png = await sharp(Buffer.from(iconSvg(icon)))
    .png({compressionLevel: 9})
    .toBuffer()
  return new Uint8Array(png)
}

const headerLength = 6
const entryLength = 16

/**
 * Renders the mark as an ICO file with PNG images, which the format allows since Windows Vista:
 * https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10).
 */
export async function drawFavicon(): Promise<Uint8Array<ArrayBuffer>> {
  const images = await Promise.all(
    faviconSizes.map((size) => drawIcon({size, share: 1, onPaper: false})),
  )
  const header = Buffer.alloc(headerLength + entryLength * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, image] of images.entries()) {
    const entry = headerLength + entryLength * index
    const size = faviconSizes[index] ?? 0
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(image.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += image.length
  }
  return new Uint8Array(Buffer.concat([header, ...images]))
}
