import {createImageUrlBuilder} from '@sanity/image-url'
import sharp from 'sharp'
import {beforeAll, describe, expect, it} from 'vitest'

import {DATASET, PROJECT, useLake} from '../../lake.ts'
import {deadline} from '../../machine-speed.ts'
import {rounds} from '../../nightly.ts'

/** Frames of an animation. */
const COLORS = ['#ff0000', '#00ff00', '#0000ff', '#ffffff']

const used = useLake()
let url = ''

beforeAll(async () => {
  const bytes = await sharp({create: {width: 400, height: 200, channels: 3, background: '#abc'}})
    .png()
    .toBuffer()
  const asset = await used.editor.assets.upload('image', bytes)
  url = asset.url
})

/** A GIF of a few bytes per frame, however large: each frame changes one pixel. */
function animation(side: number, frames: number): Buffer {
  const size = [side & 255, side >> 8]
  const canvas = Buffer.from([...size, ...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  const control = [0x21, 0xf9, 4, 4, 10, 0, 0, 0]
  const pixel = [0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0]
  const each = Array.from({length: frames}, (_, at) =>
    Buffer.from([...control, 0x2c, at & 255, ...pixel]),
  )
  return Buffer.concat([Buffer.from('GIF89a'), canvas, ...each, Buffer.from([0x3b])])
}

function uploadAnimation(side: number, frames: number) {
  return used.editor.assets.upload('image', animation(side, frames))
}

async function countFrames(address: string): Promise<number> {
  const response = await fetch(address, {headers: {accept: 'image/avif,image/webp,*/*'}})
  const {pages = 1} = await sharp(await response.arrayBuffer()).metadata()
  return pages
}

describe('sizes', () => {
  it.each([
    ['w=200', 200, 100],
    ['h=50', 100, 50],
    ['w=800&fit=max', 400, 200],
    ['w=100&dpr=2', 200, 100],
    ['w=100&h=100&fit=crop', 100, 100],
    ['w=100&h=100&fit=min', 100, 100],
    ['w=50&h=90&fit=scale', 50, 90],
    ['w=4000&max-w=300', 300, 150],
    ['w=8192&h=20&fit=crop', 8192, 20],
    ['rect=0,0,400,10&h=300', 8192, 205],
    ['w=1&dpr=.1', 1, 1],
    ['w=100&h=100&fit=crop&crop=entropy', 100, 100],
    ['w=800&h=100&fit=min', 400, 50],
    ['w=1e2', 100, 50],
    ['w=%2B100', 100, 50],
    ['w=100.', 100, 50],
    ['rect=+100,50.,2e2,100&w=50', 50, 25],
  ])('%s gives %i × %i', async (query, width, height) => {
    const response = await fetch(`${url}?${query}`)
    const image = sharp(await response.arrayBuffer())
    await expect(image.metadata()).resolves.toMatchObject({width, height})
  })
})

describe('formats', () => {
  it.each([
    ['fm=jpg', 'image/jpeg'],
    ['fm=pjpg', 'image/jpeg'],
    ['fm=png', 'image/png'],
    ['fm=webp', 'image/webp'],
    ['fm=avif', 'image/avif'],
    ['w=100', 'image/png'],
  ])('%s gives %s', async (query, type) => {
    const response = await fetch(`${url}?${query}`)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const {mediaType} = await sharp(await response.arrayBuffer()).metadata()
    expect(mediaType).toBe(type)
  })

  it('chooses what the browser accepts when asked to', async () => {
    const chosen = [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['image/*', 'image/png'],
    ] as const
    for (const [accept, type] of chosen) {
      const response = await fetch(`${url}?w=60&auto=format`, {headers: {accept}})
      expect(response.headers.get('vary')).toContain('Accept')
      expect(response.headers.get('content-type')).toBe(type)
    }
  })

  describe('animations', () => {
    it.each([
      ['w=10', 4],
      ['w=10&fm=webp', 4],
      ['w=10&auto=format', 4],
      ['w=10&h=10&fit=crop&fp-x=0.5', 4],
      ['rect=0,0,8,8&w=4&fm=webp', 4],
      ['w=30&h=30&fit=fill&pad=2', 4],
      ['w=10&frame=1', 1],
      ['w=10&fm=jpg', 1],
      ['w=10&or=90', 1],
    ])('of four frames have with %s: %i', async (query, count) => {
      const stills = COLORS.map((background) =>
        sharp({create: {width: 20, height: 10, channels: 3, background}})
          .png()
          .toBuffer(),
      )
      const gif = sharp(await Promise.all(stills), {join: {animated: true}}).gif()
      const asset = await used.editor.assets.upload('image', await gif.toBuffer())
      expect(asset.metadata.dimensions).toMatchObject({width: 20, height: 10})
      await expect(countFrames(`${asset.url}?${query}`)).resolves.toBe(count)
    })

    it('of a WebP move in what the browser accepts', async () => {
      const webp = await sharp(animation(20, 4), {animated: true}).webp().toBuffer()
      const asset = await used.editor.assets.upload('image', webp)
      await expect(countFrames(`${asset.url}?w=10&auto=format`)).resolves.toBe(4)
    })

    it.each([
      [1500, 60, 'w=1500&h=1500'],
      [1500, 60, 'w=20'],
      [20, 250, 'w=350'],
    ])('of %i² pixels and %i frames stand still with %s', async (side, count, query) => {
      const {url: gif, size} = await uploadAnimation(side, count)
      expect(size).toBeLessThan(6000)
      await expect(countFrames(`${gif}?${query}`)).resolves.toBe(1)
    })

    it('of many small frames move', async () => {
      const {url: gif} = await uploadAnimation(20, 250)
      await expect(countFrames(`${gif}?w=20`)).resolves.toBeGreaterThan(1)
    })
  })

  it('removes camera metadata', async () => {
    const photo = await sharp({create: {width: 8, height: 8, channels: 3, background: '#777'}})
      .withExif({IFD3: {GPSLatitude: '51/1 30/1 0/1'}})
      .jpeg()
      .toBuffer()
    const asset = await used.editor.assets.upload('image', photo)
    const response = await fetch(`${asset.url}?w=4`)
    const {exif} = await sharp(await response.arrayBuffer()).metadata()
    expect(exif).toBeUndefined()
  })
})

describe('invalid parameters', () => {
  it.each([
    ['w=0', 'a number from 1 to 8192'],
    ['w=8193', 'a number from 1 to 8192'],
    ['w=0x10', 'a number from 1 to 8192'],
    ['w=--5', 'a number from 1 to 8192'],
    ['fp-y=-.5', 'a number from 0 to 1'],
    ['q=101', 'a number from 0 to 100'],
    ['sat=-101', 'a number from -100 to 100'],
    ['blur=-1', 'a number from 0 to 2000'],
    ['pad=2049', 'a number from 0 to 2048'],
    ['dpr=9', 'a number from 0.1 to 3'],
    ['fm=constructor', 'one of jpg, pjpg, png, webp, avif, gif, jpeg'],
    ['crop=top,middle', 'top, bottom, left, right, center, focalpoint, entropy'],
    ['or=45', 'one of 0, 90, 180, 270'],
    ['bg=red', 'a hexadecimal color'],
    ['rect=a,0,10,10', 'left,top,width,height in pixels'],
    ['rect=0,0,0,10', 'left,top,width,height in pixels'],
    ['rect=-1,0,10,10', 'left,top,width,height in pixels'],
  ])('%s is a 400: it must be %s', async (query, expected) => {
    const response = await fetch(`${url}?${query}`)
    const [name] = query.split('=')
    await expect(response.json()).resolves.toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: `The parameter "${name}" must be ${expected}.`,
    })
  })

  it.each([
    ['w=8000&h=8000&fit=crop', 'An image may be at most 25000000 pixels large.'],
    ['w=4800&h=4800&fit=crop&pad=200', 'An image may be at most 25000000 pixels large.'],
  ])('%s is a 400 that nobody stores: %s', async (query, message) => {
    const response = await fetch(`${url}?${query}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('cache-control')).toBe('no-store')
    await expect(response.json()).resolves.toMatchObject({message})
  })

  it('ignores names it does not know', async () => {
    const response = await fetch(`${url}?utm_source=x`)
    expect(response.status).toBe(200)
  })

  it('does not find another project, dataset, size or hash', async () => {
    const others = [
      url.replace(`/${PROJECT}/`, '/other/'),
      url.replace(`/${DATASET}/`, '/other/'),
      url.replace('400x200', '401x200'),
      url.replace(/[0-9a-f]{40}/, '0'.repeat(40)),
    ]
    for (const other of others) expect((await fetch(`${other}?w=10`)).status).toBe(404)
  })
})

/** The status of a drawing that would take minutes. */
async function statusOfDrawing(side: number): Promise<number> {
  const filter = '<filter id="f"><feTurbulence baseFrequency="0.01" numOctaves="9"/></filter>'
  const size = `width="${side}" height="${side}"`
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${filter}<g filter="url(#f)"><rect ${size}/></g></svg>`,
  )
  const asset = await used.editor.assets.upload('image', drawing)
  return (await fetch(`${asset.url}?fm=png`)).status
}

describe('cost', () => {
  it('refuses large drawings', async () => {
    await expect(statusOfDrawing(4900)).resolves.toBe(400)
  })

  it('stops drawing after two seconds', {tags: ['nightly']}, async () => {
    await expect(statusOfDrawing(1900)).resolves.toBe(400)
  })

  it('renders an image once for concurrent requests and caches it', async () => {
    const address = `${url}?w=390&fm=avif&q=61`
    const answers = await Promise.all(Array.from({length: 30}, () => fetch(address)))
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    expect(new Set(answers.map(({status}) => status))).toEqual(new Set([200]))
    expect(new Set(bodies.map(({byteLength}) => byteLength)).size).toBe(1)
    const again = await fetch(address, {
      headers: {'if-none-match': answers[0]?.headers.get('etag') ?? ''},
    })
    expect(again.status).toBe(304)
  })

  it('answers other requests while it works', async () => {
    const work = Promise.all(
      Array.from({length: rounds(3, 12)}, (_, index) => fetch(`${url}?w=${1000 + index}&fm=avif`)),
    )
    const started = Date.now()
    await used.lake.request('/health')
    expect(Date.now() - started).toBeLessThan(deadline(500))
    const statuses = (await work).map(({status}) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

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

  it('is cropped at its edge', async () => {
    const query = 'fm=png&w=4&h=1&fit=crop&crop=bottom'
    expect(await rowsOf(`${columns}?${query}`)).toEqual([`${B} ${B} ${W} ${W}`])
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
