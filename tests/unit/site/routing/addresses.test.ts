import {evaluate, parse} from 'groq-js'
import {describe, expect, it} from 'vitest'

import {addressFragment} from '../../../../lib/addresses/queries'
import {addressOf, hrefIn, isOfferedIn, pathIn} from '../../../../lib/routing/addresses'
import {entries} from '../../content/dataset'

const page = {language: 'en', path: 'about', untranslated: null}
const article = {
  language: 'en',
  path: 'blog/why',
  untranslated: [{language: 'fr', path: 'blog/pourquoi'}],
}

describe('the path for readers of a language', () => {
  it("a document's path in its own language is its own", () => {
    expect(pathIn('en', page)).toBe('about')
    expect(pathIn('en', article)).toBe('blog/why')
  })

  it('an untranslated article has a path in other languages', () => {
    expect(pathIn('fr', article)).toBe('blog/pourquoi')
  })

  it('a document without a path has none in any language', () => {
    expect(pathIn('fr', page)).toBeNull()
    expect(pathIn('fr', {...article, untranslated: []})).toBeNull()
  })
})

describe('the URL path for readers of a language', () => {
  it('the URL begins with the language', () => {
    expect(hrefIn('en', article)).toBe('/blog/why')
    expect(hrefIn('fr', article)).toBe('/fr/blog/pourquoi')
  })

  it("the URL is the original's if a language has none", () => {
    expect(hrefIn('fr', page)).toBe('/about')
    expect(hrefIn('en', {language: 'fr', path: 'a-propos', untranslated: null})).toBe(
      '/fr/a-propos',
    )
  })

  it('a document without a path has no URL', () => {
    expect(hrefIn('en', {language: 'en', path: null, untranslated: null})).toBeNull()
  })
})

describe('an article', () => {
  it('an article is listed in its own language', () => {
    expect(isOfferedIn('en', {...article, translatedTo: null})).toBe(true)
  })

  it('an article is listed in other languages until it is translated', () => {
    expect(isOfferedIn('fr', {...article, translatedTo: null})).toBe(true)
    expect(isOfferedIn('fr', {...article, translatedTo: [{language: 'en'}]})).toBe(true)
    expect(
      isOfferedIn('fr', {...article, translatedTo: [{language: 'en'}, {language: 'fr'}]}),
    ).toBe(false)
  })

  it('an article without a path in a language is not listed there', () => {
    expect(isOfferedIn('fr', {...page, translatedTo: null})).toBe(false)
  })
})

describe('where a document is read', () => {
  const addressed = entries
    .filter(({type}) => type === 'page' || type === 'article')
    .map(({document}) => document)
  const unfinished = [
    {_type: 'page'},
    {_type: 'article', language: 'en'},
    {_type: 'article', language: 'en', slug: {}, untranslatedSlugs: [{language: 'fr'}]},
    {
      _type: 'article',
      language: 'en',
      slug: {current: 'why'},
      untranslatedSlugs: [{language: 'fr'}, {language: 'de', slug: 'warum'}],
    },
  ]

  it.each([...addressed, ...unfinished])(
    'is what the Content Lake says: $_id',
    async (document) => {
      const answer = await evaluate(parse(`*[0]{${addressFragment}}`), {dataset: [document]})
      expect(addressOf({...document, _type: String(document._type)})).toEqual(await answer.get())
    },
  )
})
