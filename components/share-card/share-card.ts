import {palette} from '@/components/layout/styles/palette'
import {mark} from '@/components/ui/logo-mark/mark'
import {barHeights} from '@/components/ui/waveform/bars'
import {ledgerWavePaths, ledgerWaveSize} from '@/components/ui/waveform/ledger-wave-paths'
import {shareSize} from '@/lib/content/image'
import {wordsIn} from '@/lib/i18n/words'
import type {ShareCard} from '@/lib/seo/share-card'

import {setText, type SetText} from './set-text'

const {paper, ink, inkSoft, rule, voice, record} = palette.light
const {width, height} = shareSize

/** Left and right of the words, in pixels. */
const margin = 72

/** Where the title stands, and the heights of what is above and below it, in pixels. */
const top = 64
const markSize = 46
const titleTop = 132
const titleHeight = 250
const waveTop = 402
const waveHeight = 200

/** Sizes of the title, the largest first: the first that fits is taken. */
const titleSizes = [132, 116, 104, 94, 84, 76, 68, 60, 52]

function place(x: number, y: number, content: string): string {
  return `<g transform="translate(${x} ${y})">${content}</g>`
}

function stroke(color: string, strokeWidth: number, path: string): string {
  return `<path d="${path}" stroke="${color}" stroke-width="${strokeWidth}" stroke-linecap="round" fill="none"/>`
}

async function titleOf({title}: ShareCard): Promise<SetText> {
  let text: SetText | undefined
  for (const size of titleSizes) {
    text = await setText(title, {
      family: 'display',
      size,
      lineHeight: 1.02,
      letterSpacing: size * -0.028,
      color: ink,
      width: width - 2 * margin,
    })
    if (text.height <= titleHeight) break
  }
  if (!text) throw new Error('There is no size for titles.')
  return text
}

async function brand({siteName}: ShareCard): Promise<string> {
  const scale = markSize / mark.size
  const drawnMark = `<g transform="scale(${scale})">${stroke(voice, mark.strokeWidth, mark.voice)}${stroke(record, mark.strokeWidth, mark.record)}</g>`
  if (!siteName) return place(margin, top, drawnMark)
  const name = await setText(siteName, {
    family: 'display',
    size: 40,
    lineHeight: 1.15,
    letterSpacing: -1,
    color: ink,
    width: 600,
  })
  return place(margin - 4, top, drawnMark) + place(margin + 62, top, name.svg)
}

async function readTime({locale, article}: ShareCard): Promise<string> {
  if (!article) return ''
  const label = await setText(wordsIn(locale)('blog.readTime', {minutes: article.minutes}), {
    family: 'text',
    size: 30,
    lineHeight: 1.2,
    letterSpacing: 0,
    color: inkSoft,
    width: 420,
    align: 'right',
  })
  return place(width - margin - 420, top + 6, label.svg)
}

/** A page has the motif in large, from edge to edge. */
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

const barPitch = 11
const barWidth = 5

/** An article has the bars of its own cover, which reach as far as it takes to read, and a line to the edge. */
function cover({seed, length}: {seed: string; length: number}): string {
  const count = Math.round((length * width) / barPitch)
  const middle = waveHeight / 2
  const bars = barHeights(seed, count)
    .map((loudness, bar) => {
      const half = Math.max(1, loudness * (middle - barWidth))
      return `M${bar * barPitch + barWidth} ${(middle - half).toFixed(1)}v${(half * 2).toFixed(1)}`
    })
    .join('')
  const line = count * barPitch + barWidth
  const rest = line < width ? stroke(rule, barWidth, `M${line} ${middle}H${width}`) : ''
  return place(0, waveTop, stroke(voice, barWidth, bars) + rest)
}

/** A card as SVG in the size that networks show, its words as paths: it needs no font where it is shown. */
export async function shareCardSvg(card: ShareCard): Promise<string> {
  const [name, title, label] = await Promise.all([brand(card), titleOf(card), readTime(card)])
  const wave = card.article ? cover(card.article.cover) : ledgerWave(card.title)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    wave,
    name,
    label,
    place(margin, titleTop + (titleHeight - title.height) / 2, title.svg),
    '</svg>',
  ].join('')
}
