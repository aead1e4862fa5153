import sharp from 'sharp'

import {
  coverColors,
  type CoverColors,
  coverDrawing,
  coverNames,
  type CoverProps,
} from '@/components/ui/cover/cover'
import {drawingPaths} from '@/components/ui/drawing/forms'
import {mark} from '@/components/ui/logo-mark/mark'
import {palette} from '@/components/ui/palette'
import {ledgerWavePaths, ledgerWaveSize} from '@/components/ui/waveform/ledger-wave-paths'
import {beginning} from '@/lib/i18n/beginning'
import {translatorFor} from '@/lib/i18n/messages'
import {shareSize} from '@/lib/sanity/assets'
import type {ShareCard} from '@/lib/seo/share-href'

import {typeset, type TypesetText, widestPart} from './typeset'

const {paper, ink, voice, record} = palette.light
const {width, height} = shareSize

/** Colors of a page's card; an article's card has its cover's. */
const pageColors: CoverColors = {ground: paper, plain: ink, voice, record}

/** The margin left and right of the text, in pixels. */
const margin = 72

/** The top of the title, and the heights above and below it, in pixels. */
const top = 64
const markSize = 46
const titleTop = 132
const titleHeight = 250
const waveTop = 402
const waveHeight = height - waveTop

/** Font sizes of the title, largest first; the first that fits is used. */
const titleSizes = [132, 116, 104, 94, 84, 76, 68, 60, 52] as const

function place(x: number, y: number, content: string): string {
  return `<g transform="translate(${x} ${y})">${content}</g>`
}

function stroke(color: string, strokeWidth: number, path: string): string {
  return `<path d="${path}" stroke="${color}" stroke-width="${strokeWidth}" stroke-linecap="round" fill="none"/>`
}

/** Characters that fit at the smallest size, rather fewer. */
const longestTitle = 150

/** Cuts a title after a word. */
function shortened(title: string): string {
  if (title.length <= longestTitle) return title
  return `${beginning(title, longestTitle).replace(/[\s\p{P}]+[^\s]*$/u, '')}…`
}

const titleWidth = width - 2 * margin

const titleStyle = (size: number, color: string) => ({
  family: 'display' as const,
  size,
  lineHeight: 1.02,
  letterSpacing: size * -0.028,
  color,
})

async function titleOf(card: ShareCard, color: string): Promise<TypesetText> {
  const title = shortened(card.title)
  const [largest] = titleSizes
  const widest = (await widestPart(title, titleStyle(largest, color))) / largest
  const smallest = titleSizes.at(-1) ?? largest
  const breakWords = widest * smallest > titleWidth
  let text: TypesetText | undefined
  for (const size of titleSizes) {
    if (size !== smallest && widest * size > titleWidth) continue
    text = await typeset(title, {...titleStyle(size, color), width: titleWidth, breakWords})
    if (text.height <= titleHeight) break
  }
  if (!text) throw new Error('There are no font sizes for titles.')
  // Half a title says something else: the card goes without.
  if (text.lacksLetters) return {...text, svg: ''}
  return text
}

async function brand({siteName}: ShareCard, colors: CoverColors): Promise<string> {
  const scale = markSize / mark.size
  const spoken = stroke(colors.voice, mark.strokeWidth, mark.voice)
  const written = stroke(colors.record, mark.strokeWidth, mark.record)
  const drawnMark = `<g transform="scale(${scale})">${spoken}${written}</g>`
  if (!siteName) return place(margin, top, drawnMark)
  const name = await typeset(siteName, {
    family: 'display',
    size: 40,
    lineHeight: 1.15,
    letterSpacing: -1,
    color: colors.plain,
    width: 600,
  })
  return place(margin - 4, top, drawnMark) + place(margin + 62, top, name.svg)
}

async function readTime({locale, article}: ShareCard, color: string): Promise<string> {
  if (!article) return ''
  const label = await typeset(translatorFor(locale)('blog.readTime', {minutes: article.minutes}), {
    family: 'text',
    size: 30,
    lineHeight: 1.2,
    letterSpacing: 0,
    color,
    width: 420,
    align: 'right',
  })
  return place(width - margin - 420, top + 6, label.svg)
}

/** Draws the motif across the card, for pages. */
function ledgerWave(seed: string): string {
  const {voice: spoken, record: written} = ledgerWavePaths(seed)
  const scale = width / ledgerWaveSize.width
  const {strokeWidth} = ledgerWaveSize
  return place(
    0,
    waveTop,
    `<g transform="scale(${scale})">${stroke(voice, strokeWidth, spoken)}${stroke(record, strokeWidth, written)}</g>`,
  )
}

/** Where the names of each record's rows begin. */
const namesLeft = [margin, 708]

/** Draws an article's cover across the card. */
async function cover(
  props: CoverProps,
  {plain, voice: spoken, record: written}: CoverColors,
): Promise<string> {
  const pens = {
    name: 'display="none"',
    rule: `stroke="${plain}" stroke-width="2" stroke-opacity="0.25"`,
    plain: `stroke="${plain}"`,
    voice: `stroke="${spoken}"`,
    record: `stroke="${written}"`,
    mask: `stroke="${plain}" stroke-width="46" stroke-linecap="butt"`,
  }
  const paths = drawingPaths(coverDrawing(props), {width, height: waveHeight}).map(
    ({role, path}) => `<path d="${path}" ${pens[role]}/>`,
  )
  const rowHeight = waveHeight / 6
  const names = await Promise.all(
    coverNames(props).map(async (text, at) => {
      const size = 24
      const style = {family: 'text', size, lineHeight: rowHeight / size} as const
      const {svg} = await typeset(text, {...style, letterSpacing: 0, color: plain, width: 300})
      return place(namesLeft[at] ?? margin, rowHeight / 2, svg)
    }),
  )
  const strokes = `<g fill="none" stroke-width="11" stroke-linecap="round">${paths.join('')}</g>`
  return place(0, waveTop, strokes + names.join(''))
}

/** Returns a card as SVG in the size that social networks use, with text as paths, so that no fonts are needed. */
export async function shareCardSvg(card: ShareCard): Promise<string> {
  const colors = card.article ? coverColors[card.article.cover.topic] : pageColors
  const [name, title, label, picture] = await Promise.all([
    brand(card, colors),
    titleOf(card, colors.plain),
    readTime(card, colors.plain),
    card.article
      ? cover({...card.article.cover, locale: card.locale}, colors)
      : ledgerWave(card.title),
  ])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`,
    picture,
    name,
    label,
    place(margin, titleTop + (titleHeight - title.height) / 2, title.svg),
    '</svg>',
  ].join('')
}

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
