import {describe, expect, it} from 'vitest'

import {documentPathsFragment} from '../../../../lib/sanity/fragments'
import {pathsOf, isForeignIn, isOfferedIn, pathIn} from '../../../../lib/urls/document-paths'
import {ask, entries} from '../../content/dataset'

const page = {language: 'en', path: 'about', untranslated: null}
const article = {
  language: 'en',
  path: 'blog/why',
  untranslated: [{language: 'fr', path: 'blog/pourquoi'}],
}

describe('the path for readers of a translated document', () => {
  const translations = [
    {language: 'en', path: 'other'},
    {language: 'fr', path: 'blog/traduit'},
  ]

  it.each([
    ['en', article, translations, 'blog/why'],
    ['fr', article, translations, 'blog/traduit'],
    ['fr', article, [], 'blog/pourquoi'],
    ['fr', article, null, 'blog/pourquoi'],
    ['fr', page, null, null],
  ] as const)('in %s of %j with %j is %s', (locale, document, translated, path) => {
    const given = translated && [...translated]
    expect(pathIn(locale, {...document, translations: given})).toBe(path)
  })
})

describe('an article', () => {
  it('an article is listed in its own language', () => {
    expect(isOfferedIn('en', {...article, translatedTo: null})).toBe(true)
    expect(isOfferedIn('en', {...article, translatedTo: [{language: 'en'}]})).toBe(true)
  })

  it('an article is listed in other languages until it is translated', () => {
    expect(isOfferedIn('fr', {...article, translatedTo: null})).toBe(true)
    expect(isOfferedIn('fr', {...article, translatedTo: [{language: 'en'}]})).toBe(true)
    expect(
      isOfferedIn('fr', {...article, translatedTo: [{language: 'en'}, {language: 'fr'}]}),
    ).toBe(false)
  })

  it.each([
    ['fr', article, null, true],
    ['fr', article, 'fr', false],
    ['en', article, null, false],
    ['fr', page, null, false],
    ['en', {language: 'fr', path: 'blog/ici', untranslated: [page]}, null, false],
    ['fr', {language: 'fr', path: 'blog/ici', untranslated: [page]}, null, false],
  ] as const)(
    'under %s a notice says that %j is English: %4$s',
    (locale, one, language, isNoticed) => {
      const untranslated = one.untranslated && [...one.untranslated]
      const translatedTo = language && [{language}]
      expect(isForeignIn(locale, {...one, untranslated, translatedTo})).toBe(isNoticed)
    },
  )

  it('an article without a path in a language is not listed there', () => {
    expect(isOfferedIn('fr', {...page, translatedTo: null})).toBe(false)
  })
})

it('items of an importer that are no slug of a language are left out of a document’s paths', () => {
  const items = [null, 7, 'fr', ['fr'], {language: 'fr', slug: {}}, {slug: 'x'}]
  const document = {_type: 'article', language: 'en', slug: {current: 'why'}}
  for (const untranslatedSlugs of [...items, items]) {
    expect(pathsOf({...document, untranslatedSlugs}).path).toBe('blog/why')
  }
  const languages = pathsOf({...document, untranslatedSlugs: items}).untranslated
  expect(languages?.map(({language}) => language)).toEqual(['fr', null])
})

describe('the paths of a document', () => {
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
    'are those that its query returns: $_id',
    async (document) => {
      const read = await ask(`*[0]{${documentPathsFragment}}`, {}, [document])
      expect(pathsOf({...document, _type: String(document._type)})).toEqual(read)
    },
  )
})
