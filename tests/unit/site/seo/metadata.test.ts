import {describe, expect, it} from 'vitest'

import type {PageContent, SiteSettings} from '../../../../lib/sanity/types'
import {pageMetadata} from '../../../../lib/seo/metadata'

const settings = {name: 'The site'} as SiteSettings

type Translations = PageContent['translations']

function page(
  language: string,
  path: string,
  translations: Translations = null,
  seo: object = {},
): PageContent {
  const words = {title: `Title of ${path}`, description: 'What it is about.', ...seo}
  return {
    _id: path,
    title: path,
    language,
    path,
    translations,
    seo: words,
    sections: [],
  } as unknown as PageContent
}

const translations: Translations = [
  {language: 'en', path: 'about', hidden: false},
  {language: 'fr', path: 'a-propos', hidden: false},
]

/** Returns the Open Graph and Twitter images from the head. */
function pictureOf(content: PageContent, its: SiteSettings | null = settings) {
  const {openGraph, twitter} = pageMetadata(content, its)
  const [shared] = [openGraph?.images].flat()
  return {shared: shared as {url: string; alt: string}, twitter}
}

describe('the words in the head', () => {
  it('a page with noindex still lets crawlers follow links', () => {
    const hidden = pageMetadata(page('en', 'about', translations, {noIndex: true}), settings)
    expect(hidden.robots).toMatchObject({index: false, follow: true})
    expect(hidden.alternates?.languages).toBeUndefined()
    expect(pageMetadata(page('en', 'about'), settings).robots).toEqual({
      index: true,
      follow: true,
      'max-image-preview': 'large',
    })
  })
})

describe('the picture in the head', () => {
  it("the share image's URL changes with its content", () => {
    const one = {...page('en', 'about'), title: 'One'}
    const otherName = {name: 'Another name'} as SiteSettings
    const urls = [
      pictureOf(one).shared.url,
      pictureOf({...one, title: 'Two'}).shared.url,
      pictureOf(one, otherName).shared.url,
    ]
    expect(new Set(urls).size).toBe(3)
    const reworded = {...one, seo: {...one.seo, description: 'New'}}
    expect(pictureOf(reworded).shared.url).toBe(urls[0])
  })

  it("the editor's share image takes precedence", () => {
    const image = {alt: 'A voice', crop: null, hotspot: null, asset: {_id: 'image-a-1200x630-png'}}
    const {shared, twitter} = pictureOf(page('en', 'about', null, {image}))
    expect(shared).toMatchObject({width: 1200, height: 630, alt: 'A voice', type: 'image/png'})
    expect(shared.url).not.toContain('/share/')
    expect(twitter).toMatchObject({images: [{url: shared.url, alt: 'A voice'}]})
  })
})
