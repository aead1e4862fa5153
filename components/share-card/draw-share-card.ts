import sharp from 'sharp'

import type {ShareCard} from '@/lib/seo/share-card'

import {shareCardSvg} from './share-card'

/** Size of the palette: six colors, and the steps between them at antialiased edges. */
const colors = 64

/** Renders a card as a PNG of 1200 × 630 pixels. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  const svg = Buffer.from(await shareCardSvg(card))
  const png = await sharp(svg)
    .png({palette: true, colors, dither: 0, compressionLevel: 9, effort: 8})
    .toBuffer()
  return new Uint8Array(png)
}
