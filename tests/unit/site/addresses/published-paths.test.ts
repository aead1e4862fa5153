import {describe, expect, it} from 'vitest'

import {
  publishedHrefs,
  publishedPaths,
  redirectedPaths,
} from '../../../../lib/addresses/published-paths'

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
  it('lists pages in known languages', () => {
    const pages = [
      {language: 'en', path: 'about', untranslated: null, translations: null},
      {language: 'fr', path: 'a-propos', untranslated: null, translations: null},
      {language: 'xx', path: 'nowhere', untranslated: null, translations: null},
    ]
    expect(publishedPaths({...nothing, pages})).toEqual([
      {locale: 'en', path: 'about'},
      {locale: 'fr', path: 'a-propos'},
    ])
  })

  it('lists an untranslated article in every language', () => {
    expect(publishedPaths({...nothing, articles: [article]})).toEqual([
      {locale: 'en', path: 'blog/why'},
      {locale: 'fr', path: 'blog/pourquoi'},
    ])
  })

  it("lists an article's canonical path if it is an article's in its language", () => {
    expect(pathsWithCanonical('/blog/original')).toEqual(['blog/original', 'blog/why'])
    expect(pathsWithCanonical('/blog/why')).toEqual(['blog/why'])
    expect(pathsWithCanonical('/fr/blog/original')).toEqual(['blog/why'])
    expect(pathsWithCanonical('/blog/')).toEqual(['blog/why'])
    expect(pathsWithCanonical('/blog//original')).toEqual(['blog/why'])
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

  it("translations are listed with each other's paths", () => {
    const translations = [
      {language: 'en' as const, path: 'about'},
      {language: 'fr' as const, path: 'a-propos'},
    ]
    const pages = translations.map(({language, path}) => ({
      language,
      path,
      untranslated: null,
      translations,
    }))
    const hrefs = {en: '/about', fr: '/fr/a-propos'}
    expect([...publishedHrefs({...nothing, pages})]).toEqual([
      ['/about', hrefs],
      ['/fr/a-propos', hrefs],
    ])
  })

  it('a document without translations is listed with its own path only', () => {
    const pages = [
      {language: 'en', path: 'only', untranslated: null, translations: null},
      {language: 'xx', path: 'nowhere', untranslated: null, translations: null},
    ]
    expect([...publishedHrefs({...nothing, pages})]).toEqual([['/only', {en: '/only'}]])
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

describe('redirected paths', () => {
  it("lists editors' redirects", () => {
    const redirects = [{from: '/fr/about', to: '/fr/a-propos'}]
    expect([...redirectedPaths({...nothing, redirects})]).toEqual([['/fr/about', '/fr/a-propos']])
  })

  it("redirects from an article's former path to its translation", () => {
    expect([...redirectedPaths({...nothing, articles: [translated, translation]})]).toEqual([
      ['/fr/blog/pourquoi', '/fr/blog/les-raisons'],
    ])
  })

  it('does not redirect a path that the translation reuses', () => {
    const kept = {...translated, translations: [{language: 'fr' as const, path: 'blog/pourquoi'}]}
    expect(redirectedPaths({...nothing, articles: [kept]}).size).toBe(0)
  })
})
