import {evaluate, parse} from 'groq-js'
import {describe, expect, it} from 'vitest'

import {addressFragment} from '../../../../lib/content/fragments'
import {addressOf, hrefIn, isOfferedIn, pathIn} from '../../../../lib/routing/addresses'
import {entries} from '../../content/dataset'

const page = {language: 'en', path: 'about', untranslated: null}
const article = {
  language: 'en',
  path: 'blog/why',
  untranslated: [{language: 'fr', path: 'blog/pourquoi'}],
}

describe('the path for readers of a language', () => {
  it('is the one of the document in its own language', () => {
    expect(pathIn('en', page)).toBe('about')
    expect(pathIn('en', article)).toBe('blog/why')
  })

  it('is the one that an untranslated article has for them', () => {
    expect(pathIn('fr', article)).toBe('blog/pourquoi')
  })

  it('is missing where the document has none', () => {
    expect(pathIn('fr', page)).toBeNull()
    expect(pathIn('fr', {...article, untranslated: []})).toBeNull()
  })
})

describe('the URL path for readers of a language', () => {
  it('begins with their language', () => {
    expect(hrefIn('en', article)).toBe('/blog/why')
    expect(hrefIn('fr', article)).toBe('/fr/blog/pourquoi')
  })

  it('is the original where there is nothing for them', () => {
    expect(hrefIn('fr', page)).toBe('/about')
    expect(hrefIn('en', {language: 'fr', path: 'a-propos', untranslated: null})).toBe(
      '/fr/a-propos',
    )
  })

  it('is missing for a document without a path', () => {
    expect(hrefIn('en', {language: 'en', path: null, untranslated: null})).toBeNull()
  })
})

describe('an article', () => {
  it('is offered in its language', () => {
    expect(isOfferedIn('en', {...article, translatedTo: null})).toBe(true)
  })

  it('is offered to others as long as it has no translation for them', () => {
    expect(isOfferedIn('fr', {...article, translatedTo: null})).toBe(true)
    expect(isOfferedIn('fr', {...article, translatedTo: [{language: 'en'}]})).toBe(true)
    expect(
      isOfferedIn('fr', {...article, translatedTo: [{language: 'en'}, {language: 'fr'}]}),
    ).toBe(false)
  })

  it('is not offered where it has no address', () => {
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
  ]

  it.each([...addressed, ...unfinished])(
    'is what the Content Lake says: $_id',
    async (document) => {
      const answer = await evaluate(parse(`*[0]{${addressFragment}}`), {dataset: [document]})
      expect(addressOf({...document, _type: String(document._type)})).toEqual(await answer.get())
    },
  )
})
