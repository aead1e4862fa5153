import {expect, it} from 'vitest'

import {paletteOf} from '../../src/assets/palette.ts'

type Pixels = Record<string, number>

const pixels = (counts: Pixels) =>
  Buffer.from(
    Object.entries(counts)
      .map(([color, count]) => color.repeat(count))
      .join(''),
    'hex',
  )

const swatch = (background: string, title: string, population: number) => ({
  _type: 'sanity.imagePaletteSwatch',
  background,
  foreground: title,
  title,
  population,
})

const gray = swatch('#808080', '#000', 66.67)
const maroon = swatch('#800000', '#fff', 16.67)
const pink = swatch('#ffaaaa', '#000', 14.29)

it.each<[string, Pixels, Record<string, object>]>([
  [
    'gray with some red',
    {ff8080ff: 1, '800000ff': 1, '808080ff': 4},
    {
      dominant: gray,
      vibrant: maroon,
      lightVibrant: swatch('#ff8080', '#000', 16.67),
      darkVibrant: maroon,
      muted: gray,
      lightMuted: gray,
      darkMuted: gray,
    },
  ],
  [
    'pale colors',
    {a08078ff: 3, c0b8b0ff: 2, '403830ff': 1, ffaaaaff: 1},
    {
      dominant: swatch('#a08078', '#000', 42.86),
      vibrant: pink,
      lightVibrant: pink,
      muted: swatch('#a08078', '#000', 42.86),
      lightMuted: swatch('#c0b8b0', '#000', 28.57),
      darkMuted: swatch('#403830', '#fff', 14.29),
    },
  ],
  [
    'half transparent black, not what is clearer',
    {'00000080': 1, ffffff7f: 9},
    {
      dominant: swatch('#000000', '#fff', 100),
      darkMuted: swatch('#000000', '#fff', 100),
    },
  ],
])('the palette of %s', (_, counts, swatches) => {
  expect(paletteOf(pixels(counts))).toEqual({_type: 'sanity.imagePalette', ...swatches})
})

it.each<[string, Pixels]>([
  ['no pixel', {}],
  ['pixels that are mostly transparent', {'0000007f': 5}],
])('%s has no palette', (_, counts) => {
  expect(paletteOf(pixels(counts))).toBeUndefined()
})
