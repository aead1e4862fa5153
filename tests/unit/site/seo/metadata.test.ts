import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'

import type {PageContent, SiteSettings} from '../../../../lib/sanity/content'

const settings = {name: 'The site'} as SiteSettings
const site = 'https://www.example.com'

type Twins = PageContent['twins']

function page(language: string, path: string, twins: Twins = null, seo: object = {}): PageContent {
  const words = {title: `Title of ${path}`, description: 'What it is about.', ...seo}
  return {_id: path, language, path, twins, seo: words} as unknown as PageContent
}

const twins: Twins = [
  {language: 'en', path: 'about'},
  {language: 'fr', path: 'a-propos'},
]

let pageMetadata: (typeof import('../../../../lib/seo/metadata'))['pageMetadata']

beforeAll(async () => {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', site)
  vi.resetModules()
  ;({pageMetadata} = await import('../../../../lib/seo/metadata'))
})

afterAll(() => {
  vi.unstubAllEnvs()
})

/** The canonical address and its alternates, as they are written into the head. */
function addresses(content: PageContent) {
  const {alternates} = pageMetadata(content, settings)
  return alternates as {canonical: string; languages: Record<string, string> | undefined}
}

describe('the addresses in the head', () => {
  it('are whole, with the prefix of the language', () => {
    expect(addresses(page('en', '/')).canonical).toBe(`${site}/`)
    expect(addresses(page('fr', '/')).canonical).toBe(`${site}/fr`)
    expect(addresses(page('en', 'about')).canonical).toBe(`${site}/about`)
    expect(addresses(page('fr', 'a-propos')).canonical).toBe(`${site}/fr/a-propos`)
  })

  it('name both twins on both of them, each itself included, and English for everyone else', () => {
    const english = addresses(page('en', 'about', twins))
    const french = addresses(page('fr', 'a-propos', twins.toReversed()))
    expect(english.languages).toEqual({
      en: english.canonical,
      fr: french.canonical,
      'x-default': english.canonical,
    })
    expect(french.languages).toEqual(english.languages)
  })

  it.each<[string, Twins]>([
    ['has no twin', null],
    ['is its only twin', [{language: 'en', path: 'about'}]],
    [
      'has a twin that is not published',
      [
        {language: 'en', path: 'about'},
        {language: 'fr', path: null},
      ],
    ],
    [
      'has a twin in a language that the site does not have',
      [
        {language: 'en', path: 'about'},
        {language: 'de', path: 'ueber-uns'},
      ],
    ],
  ])('name no other language for a page that %s', (_, its) => {
    expect(addresses(page('en', 'about', its)).languages).toBeUndefined()
  })

  it('are of the home pages too, whose path is the same in every language', () => {
    const home: Twins = [
      {language: 'en', path: '/'},
      {language: 'fr', path: '/'},
    ]
    expect(addresses(page('fr', '/', home)).languages).toEqual({
      en: `${site}/`,
      fr: `${site}/fr`,
      'x-default': `${site}/`,
    })
  })
})

describe('the words in the head', () => {
  it('are the page’s own, for readers and for whoever shares it', () => {
    const seo = {keywords: ['voice', 'CRM']}
    const metadata = pageMetadata(page('fr', 'a-propos', null, seo), settings)
    expect(metadata).toMatchObject({
      title: 'Title of a-propos',
      description: 'What it is about.',
      keywords: ['voice', 'CRM'],
      openGraph: {
        title: 'Title of a-propos',
        description: 'What it is about.',
        url: `${site}/fr/a-propos`,
        siteName: 'The site',
        locale: 'fr',
        type: 'website',
      },
    })
  })

  it('come with the page’s picture, where it has one', () => {
    const image = {alt: 'A voice', crop: null, hotspot: null, asset: {_id: 'image-a-1200x630-png'}}
    const {openGraph, twitter} = pageMetadata(page('en', 'about', null, {image}), settings)
    const shown = {width: 1200, height: 630, alt: 'A voice', type: 'image/png'}
    expect(openGraph?.images).toMatchObject([shown])
    expect(twitter).toMatchObject({card: 'summary_large_image', images: [shown]})

    const plain = pageMetadata(page('en', 'about'), settings)
    expect(plain.openGraph?.images).toBeUndefined()
    expect(plain.twitter).toMatchObject({card: 'summary', title: 'Title of about'})
  })

  it('keep a page out of search engines when its editor wants that, but let them follow it', () => {
    const hidden = page('en', 'about', null, {noIndex: true})
    expect(pageMetadata(hidden, settings).robots).toEqual({index: false, follow: true})
    expect(pageMetadata(page('en', 'about'), settings).robots).toEqual({index: true, follow: true})
  })

  it('are the site’s name alone when there is no page, which is not indexed', () => {
    expect(pageMetadata(null, settings)).toEqual({title: 'The site', robots: {index: false}})
    expect(pageMetadata(null, null)).toEqual({title: undefined, robots: {index: false}})
  })
})
