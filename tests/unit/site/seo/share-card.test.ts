import sharp, {type Region} from 'sharp'
import {afterEach, describe, expect, it, vi} from 'vitest'

import {drawShareCard, shareCardSvg} from '../../../../components/share-card/share-card'
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
    ['a page', longTitle, null],
    ['an article', longTitle, article('privacy')],
    ['a page with one long word', 'Hyperautomatisation', null],
    ['a page with wide letters', 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', null],
    ['a page with an unbroken title', 'Hyperautomatisation'.repeat(13), null],
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
    'Hyperautomatisation anticonstitutionnellement',
    'anticonstitutionnellement- hyperautomatisation',
  ])('the words of %s are broken at no letter', async (title) => {
    const onOwnLines = await wordsOf(title.replace(/ /, '\n'))
    expect((await wordsOf(title.replace('- ', '-'))) === onOwnLines).toBe(true)
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
