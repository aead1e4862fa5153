import sharp, {type Region} from 'sharp'
import {afterEach, describe, expect, it, vi} from 'vitest'

import {drawShareCard, shareCardSvg} from '../../../../components/share-card/share-card'
import {coverColors} from '../../../../components/ui/cover/cover'
import {drawingPaths} from '../../../../components/ui/drawing/drawing'
import type {Topic} from '../../../../lib/sanity/types'
import type {ShareCard} from '../../../../lib/seo/share-href'

function card(changes: Partial<ShareCard> = {}): ShareCard {
  return {locale: 'fr', siteName: 'Le site', title: 'À propos', article: null, ...changes}
}

const article = (topic: Topic, seed = 'blog/voice') => ({
  cover: {topic, drawing: null, seed},
  minutes: 8,
})

/** Longer than any real title. */
const longTitle = 'Conditions générales d’utilisation et politique de confidentialité, '.repeat(3)

/** Returns the distinct colors in an area, as `#rrggbb`. */
async function colorsIn(png: Uint8Array, area: Region): Promise<Set<string>> {
  const pixels = await sharp(png).removeAlpha().extract(area).raw().toBuffer()
  const colors = new Set<string>()
  for (let at = 0; at < pixels.length; at += 3) {
    colors.add(`#${pixels.subarray(at, at + 3).toString('hex')}`)
  }
  return colors
}

/** Returns the drawing of the title, without the rest of the card. */
async function wordsOf(title: string): Promise<string | undefined> {
  return (await shareCardSvg(card({title}))).split('<g transform').at(-1)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a card for sharing', () => {
  it.each([
    ['a short title', card()],
    ['a long title', card({title: longTitle})],
    ['a waveform', card({article: article('voice')})],
    ['masked names', card({article: article('privacy')})],
    ['a chart', card({article: article('figures')})],
    ['no name of the site', card({siteName: null})],
  ])('a share image is a small PNG of the required size, with %s', async (_, its) => {
    const png = await drawShareCard(its)
    const {format, width, height} = await sharp(png).metadata()
    expect({format, width, height}).toEqual({format: 'png', width: 1200, height: 630})
    expect(png.length).toBeGreaterThan(5_000)
    expect(png.length).toBeLessThan(80_000)
  })

  it.each([
    ['a page', longTitle, null],
    ['an article', longTitle, article('privacy')],
    ['a page with one long word', 'Hyperautomatisation', null],
    ['a page with wide letters', 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', null],
    ['a page with several names', 'Salesforce/HubSpot/Pipedrive/Monday', null],
    ['a page with an unbroken title', 'Hyperautomatisation'.repeat(13), null],
    ['a page with 250 characters', 'Un titre beaucoup trop long '.repeat(9), null],
  ])('text keeps clear of edges and picture on %s', async (_, title, its) => {
    const png = await drawShareCard(card({title, article: its}))
    const paper = await colorsIn(png, {left: 0, top: 0, width: 1, height: 1})
    const clear = [
      {left: 0, top: 0, width: 1200, height: 40},
      {left: 0, top: 0, width: 60, height: 400},
      {left: 1150, top: 0, width: 50, height: 400},
      {left: 0, top: 392, width: 1200, height: 8},
    ]
    for (const area of clear) expect(await colorsIn(png, area)).toEqual(paper)
  })

  it.each([
    'Automatisation Salesforce',
    'Hyperautomatisation commerciale',
    'Confidentialité européenne',
    'COMMUNICATION COMMERCIALE',
    'Hyperautomatisation anticonstitutionnellement',
    'anticonstitutionnellement- hyperautomatisation',
  ])('the words of %s are broken at no letter', async (title) => {
    const onOwnLines = await wordsOf(title.replace(/ /, '\n'))
    expect((await wordsOf(title.replace('- ', '-'))) === onOwnLines).toBe(true)
  })

  it.each([
    [
      'a page',
      card(),
      [
        '<rect width="1200" height="630" fill="#f7f5f0"/>',
        '<g translate(0 402)><g scale(1.0101010101010102)><path stroke="#ff4b1f" stroke-width="4" stroke-linecap="round" fill="none"/><path stroke="#0b6e52" stroke-width="4" stroke-linecap="round" fill="none"/></g></g>',
        '<g translate(68 64)><g scale(1.4375)><path stroke="#ff4b1f" stroke-width="3.5" stroke-linecap="round" fill="none"/><path stroke="#0b6e52" stroke-width="3.5" stroke-linecap="round" fill="none"/></g></g>',
        '<g translate(134 64)>600 × 46, #14161a</g>',
        '<g translate(72 189.5)>1056 × 135, #14161a</g>',
      ],
    ],
    [
      'an article without the site’s name',
      card({siteName: null, article: article('privacy')}),
      [
        '<rect width="1200" height="630" fill="#1b1815"/>',
        '<g translate(0 402)><g fill="none" stroke-width="11" stroke-linecap="round"><path stroke="#ff6a45"/><path stroke="#f2efe8" stroke-width="46" stroke-linecap="butt"/></g></g>',
        '<g translate(72 64)><g scale(1.4375)><path stroke="#ff6a45" stroke-width="3.5" stroke-linecap="round" fill="none"/><path stroke="#4cc9a0" stroke-width="3.5" stroke-linecap="round" fill="none"/></g></g>',
        '<g translate(708 70)>420 × 36, #f2efe8</g>',
        '<g translate(72 189.5)>1056 × 135, #f2efe8</g>',
      ],
    ],
  ])('the parts of %s have their places and colors', async (_, its, parts) => {
    const svg = await shareCardSvg(its)
    const [, inner] = /^<svg [^>]* viewBox="0 0 1200 630">([^]*)<\/svg>$/.exec(svg) ?? []
    const skeleton = inner
      ?.replaceAll(/ d="[^"]*"/g, '')
      .replaceAll(/transform="(.*?)"/g, '$1')
      .replaceAll(
        /<svg width="(\d+)" height="(\d+)".*?<path fill="(#\w+)".*?<\/svg>/g,
        '$1 × $2, $3',
      )
    expect(skeleton).toBe(parts.join(''))
  })

  it('an article has its cover across the card', async () => {
    const svg = await shareCardSvg(card({article: article('figures')}))
    const {plain, record} = coverColors.figures
    const pens: Record<string, string> = {
      rule: `stroke="${plain}" stroke-width="2" stroke-opacity="0.25"`,
      plain: `stroke="${plain}"`,
      record: `stroke="${record}"`,
    }
    const paths = drawingPaths({form: 'chart', seed: 'blog/voice'}, {width: 1200, height: 228})
    const drawn = paths.map(({role, path}) => `<path d="${path}" ${pens[role]}/>`)
    expect(svg.includes(`stroke-linecap="round">${drawn.join('')}</g>`)).toBe(true)
  })

  it.each([
    ['À propos', 135, 189.5],
    ['Automatisation Salesforce', 236, 139],
    ['Hyperautomatisation commerciale', 192, 161],
    ['Le CRM se remplit pendant que vous parlez à vos clients', 156, 179],
    ['Hyperautomatisation'.repeat(5), 159, 177.5],
    ['WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', 106, 204],
    [longTitle, 212, 151],
  ])('the title “%s” is %i pixels high at %f', async (title, height, top) => {
    const svg = await shareCardSvg(card({title}))
    const [, at, high] =
      /translate\(72 ([\d.]+)\)"><svg width="1056" height="(\d+)"/.exec(svg) ?? []
    expect([high, at].map(Number)).toEqual([height, top])
  })

  it.each([
    [21, 'dit', 'dit'],
    [21, 'dites', '…'],
    [20, 'mots, – dites', 'mots…'],
    [20, 'aujourd’hui', '…'],
  ])('after %i times seven characters, “%s” is cut to “%s”', async (times, end, shown) => {
    const words = 'un mot '.repeat(times)
    const expected = (words + shown).replace(' …', '…')
    expect((await wordsOf(words + end)) === (await wordsOf(expected))).toBe(true)
    expect((await wordsOf(words + end)) === (await wordsOf('un mot'))).toBe(false)
  })

  it.each([
    ['the title', card(), {left: 0, top: 132, width: 1200, height: 250}, 74, 550],
    ['the name of the site', card(), {left: 130, top: 60, width: 600, height: 60}, 136, 115],
    [
      'the reading time',
      card({article: article('voice')}),
      {left: 700, top: 60, width: 500, height: 60},
      906,
      221,
    ],
  ])('%s stands in its place', async (_, its, area, left, width) => {
    const png = await sharp(await drawShareCard(its))
      .extract(area)
      .png()
      .toBuffer()
    const {info} = await sharp(png).trim().toBuffer({resolveWithObject: true})
    const found = [area.left - (info.trimOffsetLeft ?? 0), info.width]
    // Two pixels more or less are the renderer’s.
    expect(found).toEqual([left, width].map((pixels) => expect.closeTo(pixels, -0.6)))
  })

  it('a share image depends on title, cover and language alone', async () => {
    const [same, again] = [await shareCardSvg(card()), await shareCardSvg(card())]
    expect(again === same).toBe(true)
    const others = [
      card({title: 'Autre'}),
      card({article: article('crm')}),
      card({article: article('data')}),
      card({article: article('data', 'blog/data')}),
      card({article: article('data'), locale: 'en'}),
    ]
    const drawings = await Promise.all(others.map(shareCardSvg))
    expect(new Set([same, ...drawings]).size).toBe(6)
  })

  it('characters missing in the fonts are omitted without a network request', async () => {
    const fetchSpy = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetchSpy)
    const plain = await wordsOf('Où\u00A0? Ici')
    expect((await wordsOf('Où\u202F? Ici')) === plain).toBe(true)
    expect((await wordsOf('Où\u202F? Ici 🎉')) === plain).toBe(true)
    // Half a title would say something else.
    expect(await wordsOf('Ici 日本')).not.toContain('<path')
    expect((await wordsOf('Łódź')) === (await wordsOf('ód'))).toBe(false)
    expect(fetchSpy).not.toHaveBeenCalled()
  })
})
