import {createImageUrlBuilder} from '@sanity/image-url'
import sharp from 'sharp'
import {beforeAll, describe, expect, it} from 'vitest'

import {useLake} from '../../lake.ts'

const used = useLake()

/** Colors of a picture's rows, as hexadecimal digits of red, green, blue and opacity. */
type Rows = string[]

const [R, G, B, W, T] = ['ff0000ff', '00ff00ff', '0000ffff', 'ffffffff', '00000000'] as const

/** Uploads a picture of these colors, and returns its address. */
async function upload(rows: string[][]): Promise<string> {
  const [width, height] = [rows[0]!.length, rows.length]
  const data = Buffer.from(rows.flat().join(''), 'hex')
  const png = await sharp(data, {raw: {width, height, channels: 4}})
    .png()
    .toBuffer()
  return (await used.editor.assets.upload('image', png)).url
}

async function rowsOf(address: string): Promise<Rows> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(((await response.json()) as {message: string}).message)
  const image = sharp(await response.arrayBuffer()).ensureAlpha()
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true})
  const colors = data.toString('hex').match(/.{8}/g) ?? []
  return Array.from({length: info.height}, (_, row) => {
    return colors.slice(row * info.width, (row + 1) * info.width).join(' ')
  })
}

let corners = ''
let columns = ''
let clear = ''

beforeAll(async () => {
  corners = await upload([
    [R, G],
    [B, W],
  ])
  columns = await upload([
    [R, R, G, G],
    [B, B, W, W],
    [R, R, G, G],
    [B, B, W, W],
  ])
  clear = await upload([[T, T]])
})

describe('a picture of four corners', () => {
  it.each<[string, Rows]>([
    ['or=90', [`${B} ${R}`, `${W} ${G}`]],
    ['or=180', [`${W} ${B}`, `${G} ${R}`]],
    ['or=270', [`${G} ${W}`, `${R} ${B}`]],
    ['flip=h', [`${G} ${R}`, `${W} ${B}`]],
    ['flip=v', [`${B} ${W}`, `${R} ${G}`]],
    ['flip=v&or=90', [`${R} ${B}`, `${G} ${W}`]],
    ['rect=1,0,1,1', [G]],
    ['rect=0,1,9,9', [`${B} ${W}`]],
    ['rect=0,1,2,1&w=1&h=1&fit=crop&crop=right', [W]],
    ['rect=1,0,1,2&w=1&h=1&fit=crop&crop=bottom', [W]],
    ['w=2&h=1&fit=crop&crop=bottom', [`${B} ${W}`]],
    ['w=2&h=1&fit=crop&fp-y=1', [`${B} ${W}`]],
    ['rect=0,1,2,1&w=1&h=1&fit=crop&fp-x=0', [B]],
    ['w=1&h=2&fit=crop&crop=top,left', [R, B]],
    ['rect=0,0,1,1&pad=1&bg=00f', [`${B} ${B} ${B}`, `${B} ${R} ${B}`, `${B} ${B} ${B}`]],
    ['rect=0,0,1,1&w=1&h=3&fit=fill', [T, R, T]],
    ['rect=0,0,1,1&w=2&h=1&fit=fillmax', [`${R} ${T}`]],
    ['invert=true', ['00ffffff ff00ffff', 'ffff00ff 000000ff']],
    ['rect=0,0,1,1&sat=-100', ['7f7f7fff']],
  ])('shows with %s each corner in its place', async (query, rows) => {
    expect(await rowsOf(`${corners}?fm=png&${query}`)).toEqual(rows)
  })

  it('is sharpened by sharp, unless that is 0', async () => {
    const plain = await rowsOf(`${columns}?or=0`)
    expect(plain).toEqual([`${R} ${R} ${G} ${G}`, `${B} ${B} ${W} ${W}`, plain[0], plain[1]])
    expect(await rowsOf(`${columns}?sharp=0`)).toEqual(plain)
    expect(await rowsOf(`${columns}?sharp=100`)).not.toEqual(plain)
  })

  it('follows the crop and the hotspot of Sanity’s builder', async () => {
    const _ref = `image-${corners.split('/').at(-1)?.replace('.', '-') ?? ''}`
    const crop = {left: 0, right: 0, top: 0.5, bottom: 0}
    const hotspot = {x: 0.1, y: 0.9, width: 0.1, height: 0.1}
    const builder = createImageUrlBuilder(used.anonymous).image({asset: {_ref}, crop, hotspot})
    const address = builder.size(1, 1).auto('format').url()
    expect(address.startsWith(used.lake.url)).toBe(true)
    expect(await rowsOf(address)).toEqual([B])
  })

  it('has nothing to show of a rect outside of it', async () => {
    const expected = 'The parameter "rect" lies outside of the image.'
    await expect(rowsOf(`${corners}?rect=2,0,1,1`)).rejects.toThrow(expected)
    await expect(rowsOf(`${corners}?rect=0,2,1,1`)).rejects.toThrow(expected)
  })
})

describe('a transparent picture', () => {
  it.each<[string, string]>([
    ['fm=png', T],
    ['fm=png&invert=true', 'ffffff00'],
    ['fm=jpg', W],
    ['fm=jpg&bg=000', '000000ff'],
    ['fm=png&bg=f00', R],
    ['fm=png&bg=80ff', '00ffffff'],
    ['fm=png&bg=800000ff', B],
  ])('with %s is %s', async (query, color) => {
    const rows = await rowsOf(`${clear}?${query}`)
    expect(rows.map((row) => row.split(' ')[0])).toEqual([color])
  })
})

const bytesOf = async (query: string) =>
  (await (await fetch(`${columns}?w=64&${query}`)).arrayBuffer()).byteLength

describe('the quality', () => {
  it.each(['jpg', 'webp', 'avif'])('of a %s is 75 unless it is given', async (format) => {
    const [given, low, high] = [
      await bytesOf(`fm=${format}`),
      await bytesOf(`fm=${format}&q=20`),
      await bytesOf(`fm=${format}&q=100`),
    ]
    expect(await bytesOf(`fm=${format}&q=75`)).toBe(given)
    expect(low).toBeLessThan(given)
    expect(high).toBeGreaterThan(given)
    expect(await bytesOf(`fm=${format}&q=0`)).toBe(await bytesOf(`fm=${format}&q=1`))
  })

  it.each([
    ['jpg', false],
    ['pjpg', true],
  ])('of a %s comes in steps: %s', async (format, isProgressive) => {
    const response = await fetch(`${columns}?fm=${format}`)
    expect((await sharp(await response.arrayBuffer()).metadata()).isProgressive).toBe(isProgressive)
  })
})
