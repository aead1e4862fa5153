import {describe, expect, it} from 'vitest'

import {
  publishedHrefs,
  publishedPaths,
  redirectedPaths,
  translatedSince,
  withTranslations,
} from '../../../../lib/urls/published-paths'

const article = {
  language: 'en',
  path: 'blog/why',
  untranslated: [{language: 'fr' as const, path: 'blog/pourquoi'}],
  translations: null,
}
const translated = {
  ...article,
  translations: [
    {language: 'en' as const, path: 'blog/why'},
    {language: 'fr' as const, path: 'blog/les-raisons'},
  ],
}
const translation = {
  language: 'fr',
  path: 'blog/les-raisons',
  untranslated: null,
  translations: translated.translations,
}
const nothing = {pages: [], articles: [], redirects: []}

function pathsWithCanonical(canonicalPath: string): string[] {
  const articles = [{...article, untranslated: null, canonicalPath}]
  return publishedPaths({...nothing, articles}).map(({path}) => path)
}

describe('published paths', () => {
  it("lists an article's canonical path if it is an article's in its language", () => {
    expect(pathsWithCanonical('/blog/original')).toEqual(['blog/original', 'blog/why'])
    expect(pathsWithCanonical('/blog/why')).toEqual(['blog/why'])
    expect(pathsWithCanonical('/fr/blog/original')).toEqual(['blog/why'])
    expect(pathsWithCanonical('/blog/Été')).toEqual(['blog/why'])
    expect(pathsWithCanonical('https://other.example/blog/why')).toEqual(['blog/why'])
  })

  it('lists a translation instead of the original', () => {
    expect(publishedPaths({...nothing, articles: [translated, translation]})).toEqual([
      {locale: 'en', path: 'blog/why'},
      {locale: 'fr', path: 'blog/les-raisons'},
    ])
  })
})

describe('where a published document is read in each language', () => {
  it('a page keeps its path even if an article names it as canonical', () => {
    const other = {...article, path: 'blog/other', untranslated: null, canonicalPath: '/blog/why'}
    const hrefs = publishedHrefs({...nothing, articles: [article, other]})
    expect(hrefs.get('/blog/why')).toEqual({en: '/blog/why', fr: '/fr/blog/pourquoi'})
  })

  it('an untranslated article is listed with its path in other languages', () => {
    const hrefs = {en: '/blog/why', fr: '/fr/blog/pourquoi'}
    expect([...publishedHrefs({...nothing, articles: [article]})]).toEqual([
      ['/blog/why', hrefs],
      ['/fr/blog/pourquoi', hrefs],
    ])
    const both = {en: '/blog/why', fr: '/fr/blog/les-raisons'}
    expect([...publishedHrefs({...nothing, articles: [translated, translation]})]).toEqual([
      ['/blog/why', both],
      ['/fr/blog/les-raisons', both],
    ])
  })
})

it('of several documents in a language the first published one of a set is the translation, and the others have no translations', () => {
  const pages = [
    {_id: 'one', language: 'en', path: 'one', untranslated: null},
    {_id: 'two', language: 'fr', path: 'two', untranslated: null},
    {_id: 'three', language: 'en', path: 'three', untranslated: null},
  ]
  const sets = [
    ['gone', 'one', 'two', 'three'],
    ['one', 'three'],
  ]
  const translations = sets.map((ids) => ({documents: ids.map((id) => ({id}))}))
  const hrefs = publishedHrefs(withTranslations({pages, articles: [], redirects: [], translations}))
  const pair = {en: '/one', fr: '/fr/two'}
  expect(Object.fromEntries(hrefs)).toEqual({
    '/one': pair,
    '/fr/two': pair,
    '/three': {en: '/three'},
  })
})

describe('redirected paths', () => {
  it("redirects from an article's former path to its translation", () => {
    expect([...redirectedPaths({...nothing, articles: [translated, translation]})]).toEqual([
      ['/fr/blog/pourquoi', '/fr/blog/les-raisons'],
    ])
  })

  it.each([
    ['is not translated', 'fr', 'blog/pourquoi', null],
    ['is translated at the same path', 'fr', 'blog/pourquoi', 'blog/pourquoi'],
    ['is translated at a path that cannot be one', 'fr', 'blog/pourquoi', 'blog/Été'],
    ['had a path that cannot be one', 'fr', 'blog/Été', 'blog/ete'],
    ['had no path', 'fr', '', 'blog/ete'],
    ['was listed under an unknown language', 'xx', 'blog/why', 'blog/ete'],
  ])('does not redirect an article that %s', (_, language, path, there) => {
    const translations = [{language, path: there}]
    expect(translatedSince({...article, untranslated: [{language, path}], translations})).toEqual(
      [],
    )
  })
})
