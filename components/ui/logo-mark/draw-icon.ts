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
}

/** The icons of the web manifest, by file name below `/icons/`. */
export const iconFiles = {
  '192.png': {size: 192, share: 0.94, onPaper: false, purpose: 'any'},
  '512.png': {size: 512, share: 0.94, onPaper: false, purpose: 'any'},
  // Systems crop it; the middle four fifths are safe: https://w3c.github.io/manifest/#icon-masks
  'maskable-512.png': {size: 512, share: 0.5, onPaper: true, purpose: 'maskable'},
} as const satisfies Record<string, IconFile & {purpose: 'any' | 'maskable'}>

/** The icon on Apple's home screens. */
export const touchIcon: IconFile = {size: 180, share: 0.64, onPaper: true}

const {paper, voice, record} = palette.light

function path(color: string, shape: string): string {
  return `<path d="${shape}" stroke="${color}" stroke-width="${mark.strokeWidth}" stroke-linecap="round"/>`
}

function iconSvg({size, share, onPaper}: IconFile): string {
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
export async function drawIcon(icon: IconFile): Promise<Uint8Array<ArrayBuffer>> {
  const png = await sharp(Buffer.from(iconSvg(icon)))
    .png({compressionLevel: 9})
    .toBuffer()
  return new Uint8Array(png)
}
