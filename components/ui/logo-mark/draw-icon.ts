import sharp from 'sharp'

import {palette} from '@/components/ui/palette'

import {faviconSizes, type IconFile} from './icon-files'
import {mark} from './mark'

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
