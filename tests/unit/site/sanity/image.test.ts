import * as fc from 'fast-check'
import {afterEach, describe, expect, it, vi} from 'vitest'

import {fileUrl, mayMove, pictureSources, shareImage} from '../../../../lib/sanity/assets'
import type {PictureContent} from '../../../../lib/sanity/types'

const asset = {_id: 'image-abc123-1600x1000-png', preview: null}
const crop = {_type: 'sanity.imageCrop', left: 0.125, right: 0.375, top: 0.1, bottom: 0.2} as const
const hotspot = {_type: 'sanity.imageHotspot', x: 0.9, y: 0.5, width: 0.1, height: 0.1} as const

function picture(content: Partial<PictureContent> = {}): PictureContent {
  return {alt: 'A sentence', asset, crop: null, hotspot: null, ...content}
}

/** Imports the module for a dataset with an API host; an empty one means Sanity's own. */
async function imagesAt(apiHost: string) {
  vi.stubEnv('NEXT_PUBLIC_SANITY_API_HOST', apiHost)
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', 'project')
  vi.stubEnv('NEXT_PUBLIC_SANITY_DATASET', 'production')
  vi.resetModules()
  return import('../../../../lib/sanity/assets')
}

/** Returns the width and parameters of every source. */
function sourcesIn(srcSet: string) {
  return srcSet.split(', ').map((source) => {
    const [url = '', width] = source.split(' ')
    return {width, query: Object.fromEntries(new URL(url).searchParams)}
  })
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the address of a picture', () => {
  it.each([
    ['the hosted service', '', 'https://cdn.sanity.io'],
    ['another host', 'http://localhost:4100', 'http://localhost:4100'],
  ])("builds the image URL %s from the asset's id", async (_, apiHost, origin) => {
    const assets = await imagesAt(apiHost)
    const {src} = assets.pictureSources(picture(), [800])!
    const {pathname, searchParams, origin: its} = new URL(src)
    expect(`${its}${pathname}`).toBe(`${origin}/images/project/production/abc123-1600x1000.png`)
    expect(Object.fromEntries(searchParams)).toEqual({
      w: '800',
      h: '500',
      fit: 'crop',
      auto: 'format',
    })
  })

  it('returns no sources without an asset', () => {
    expect(pictureSources(picture({asset: null}), [800])).toBeNull()
    expect(shareImage(picture({asset: null}))).toBeNull()
  })
})

describe('the sources of a picture', () => {
  it('have one pixel at least', () => {
    const line = {_id: 'image-a-4000x1-png', preview: null}
    expect(pictureSources(picture({asset: line}), [800])).toMatchObject({width: 800, height: 1})
  })

  it("lists every width in the image's aspect ratio", () => {
    const sources = pictureSources(picture(), [800, 400])!
    expect(sources).toMatchObject({width: 800, height: 500})
    expect(sourcesIn(sources.srcSet)).toEqual([
      {width: '400w', query: {w: '400', h: '250', fit: 'crop', auto: 'format'}},
      {width: '800w', query: {w: '800', h: '500', fit: 'crop', auto: 'format'}},
    ])
  })

  it("lists no width above the original's", () => {
    const sources = pictureSources(picture(), [800, 2400, 3200])!
    expect(sources).toMatchObject({width: 1600, height: 1000})
    expect(sourcesIn(sources.srcSet).map(({width}) => width)).toEqual(['800w', '1600w'])
    expect(pictureSources(picture(), [2000], {ratio: 1})).toMatchObject({width: 1000, height: 1000})
  })

  it("applies the editor's crop", () => {
    const sources = pictureSources(picture({crop}), [400, 1600])!
    expect(sources).toMatchObject({width: 800, height: 700})
    expect(sourcesIn(sources.srcSet).map(({query}) => query['rect'])).toEqual([
      '200,100,800,700',
      '200,100,800,700',
    ])
  })

  it.each(['gif', 'webp'])('keeps a %s moving, and has its first frame', (format) => {
    const animation = picture({asset: {...asset, _id: `image-abc123-1600x1000-${format}`}})
    expect(mayMove(animation)).toBe(true)
    expect([mayMove(picture()), mayMove(picture({asset: null}))]).toEqual([false, false])
    const size = {w: '400', h: '250', fit: 'crop'}
    const moving = pictureSources(animation, [400])!
    const still = pictureSources(animation, [400], {still: true})!
    // AVIF, which `auto=format` may choose, would be still.
    expect(sourcesIn(moving.srcSet)[0]?.query).toEqual({...size, fm: 'webp'})
    expect(sourcesIn(still.srcSet)[0]?.query).toEqual({...size, auto: 'format', frame: '1'})
  })

  it('crops around the hotspot for another aspect ratio', () => {
    const centered = pictureSources(picture(), [500], {ratio: 1})!
    const focused = pictureSources(picture({hotspot}), [500], {ratio: 1})!
    expect(sourcesIn(centered.srcSet)[0]?.query['rect']).toBe('300,0,1000,1000')
    expect(sourcesIn(focused.srcSet)[0]?.query['rect']).toBe('600,0,1000,1000')
  })
})

describe('a crop or hotspot that lacks values or leaves nothing', () => {
  it('gives a part of the picture', () => {
    const part = fc.constantFrom(null, undefined, -1, 0, 0.3, 0.7, 1, 2, Number.NaN)
    const values = (...names: string[]) =>
      fc.option(fc.record(Object.fromEntries(names.map((name) => [name, part]))))
    const crops = values('left', 'right', 'top', 'bottom')
    const hotspots = values('x', 'y', 'width', 'height')
    fc.assert(
      fc.property(crops, hotspots, fc.constantFrom(1, 2, undefined), (cut, focus, ratio) => {
        const odd = picture({crop: cut as never, hotspot: focus as never})
        const {src, width, height} = pictureSources(odd, [400], {ratio})!
        for (const url of [src, shareImage(odd)!.url]) {
          const rect = new URL(url).searchParams.get('rect') ?? '0,0,1600,1000'
          const [left = 0, top = 0, wide = 0, high = 0] = rect.split(',').map(Number)
          expect([left, top].every((from) => from >= 0)).toBe(true)
          expect([wide, high].every((size) => size > 0)).toBe(true)
          expect([left + wide <= 1600, top + high <= 1000]).toEqual([true, true])
        }
        expect(width * height).toBeGreaterThan(0)
      }),
    )
  })

  it.each(['image-abc-0x10-png', 'image-abc-10x0-png', 'file-abc-pdf'])(
    'a picture whose asset is %s has no sources',
    async (_id) => {
      const odd = picture({asset: {_id, preview: null}})
      expect([pictureSources(odd, [800]), shareImage(odd)]).toEqual([null, null])
    },
  )
})

it('the URL of a file is built from its id', () => {
  const url = fileUrl({_id: 'file-a1b2-pdf'})
  expect(url).toBe('https://cdn.sanity.io/files/placeholder/production/a1b2.pdf')
})

it.each(['', 'file-a1b2', 'image-a1b2-10x10-png', 'my-file-a1b2-pdf', 'file-a1b2-pdf-old'])(
  'the id %j is no file’s',
  (_id) => {
    expect(fileUrl({_id})).toBeNull()
  },
)
