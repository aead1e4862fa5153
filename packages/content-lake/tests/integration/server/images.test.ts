import sharp from 'sharp'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'

import {DATASET, PROJECT, startTestLake} from '../../lake.ts'
import type {TestLake} from '../../lake.ts'
import {deadline} from '../../machine-speed.ts'
import {rounds} from '../../nightly.ts'

/** Frames of an animation. */
const COLORS = ['#ff0000', '#00ff00', '#0000ff', '#ffffff']

let lake: TestLake
let url = ''

beforeAll(async () => {
  lake = await startTestLake()
  const bytes = await sharp({create: {width: 400, height: 200, channels: 3, background: '#abc'}})
    .png()
    .toBuffer()
  const asset = await lake.client('editor').assets.upload('image', bytes)
  url = asset.url
})
afterAll(() => lake.close())

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
  return lake.client('editor').assets.upload('image', animation(side, frames))
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
    ['w=100&h=100&fit=fill', 100, 100],
    ['w=600&h=600&fit=fillmax', 600, 600],
    ['w=50&h=90&fit=scale', 50, 90],
    ['w=4000&max-w=300', 300, 150],
    ['w=8192&h=20&fit=crop', 8192, 20],
    ['rect=0,0,400,10&h=300', 8192, 205],
    ['w=1&dpr=.1', 1, 1],
    ['w=100&h=100&fit=crop&crop=entropy', 100, 100],
    ['w=800&h=100&fit=min', 400, 50],
    ['or=90', 200, 400],
    ['w=100&pad=10', 120, 70],
    ['rect=100,50,200,100&w=50', 50, 25],
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
      const asset = await lake.client('editor').assets.upload('image', await gif.toBuffer())
      expect(asset.metadata.dimensions).toMatchObject({width: 20, height: 10})
      await expect(countFrames(`${asset.url}?${query}`)).resolves.toBe(count)
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
    const asset = await lake.client('editor').assets.upload('image', photo)
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
    ['rect=500,0,10,10', 'The parameter "rect" lies outside of the image.'],
  ])('%s is a 400: %s', async (query, message) => {
    const response = await fetch(`${url}?${query}`)
    expect(response.status).toBe(400)
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
  const asset = await lake.client('editor').assets.upload('image', drawing)
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
    await lake.request('/health')
    expect(Date.now() - started).toBeLessThan(deadline(500))
    const statuses = (await work).map(({status}) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})
