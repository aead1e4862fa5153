import {describe, expect, it} from 'vitest'

import {
  publishedHrefs,
  publishedPaths,
  redirectedPaths,
} from '../../../../lib/routing/published-paths'

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
  it('are those of pages in known languages', () => {
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

  it('hold an article under every language that it has no translation for', () => {
    expect(publishedPaths({...nothing, articles: [article]})).toEqual([
      {locale: 'en', path: 'blog/why'},
      {locale: 'fr', path: 'blog/pourquoi'},
    ])
  })

  it('hold the canonical path of an article, unless it is no article of its language', () => {
    expect(pathsWithCanonical('/blog/original')).toEqual(['blog/original', 'blog/why'])
    expect(pathsWithCanonical('/blog/why')).toEqual(['blog/why'])
    expect(pathsWithCanonical('/fr/blog/original')).toEqual(['blog/why'])
    expect(pathsWithCanonical('/blog/')).toEqual(['blog/why'])
    expect(pathsWithCanonical('/blog//original')).toEqual(['blog/why'])
    expect(pathsWithCanonical('https://other.example/blog/why')).toEqual(['blog/why'])
  })

  it('hold the translation in place of the original', () => {
    expect(publishedPaths({...nothing, articles: [translated, translation]})).toEqual([
      {locale: 'en', path: 'blog/why'},
      {locale: 'fr', path: 'blog/les-raisons'},
    ])
  })
})

describe('where a published document is read in each language', () => {
  it('is its own path, whatever article has it as its canonical path', () => {
    const other = {...article, path: 'blog/other', untranslated: null, canonicalPath: '/blog/why'}
    const hrefs = publishedHrefs({...nothing, articles: [article, other]})
    expect(hrefs.get('/blog/why')).toEqual({en: '/blog/why', fr: '/fr/blog/pourquoi'})
  })

  it('is where its translations are, for each of them', () => {
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

  it('is only its own path without a translation, and nothing in an unknown language', () => {
    const pages = [
      {language: 'en', path: 'only', untranslated: null, translations: null},
      {language: 'xx', path: 'nowhere', untranslated: null, translations: null},
    ]
    expect([...publishedHrefs({...nothing, pages})]).toEqual([['/only', {en: '/only'}]])
  })

  it('is the address for readers of another language until there is a translation', () => {
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
  it('are those that editors wrote', () => {
    const redirects = [{from: '/fr/about', to: '/fr/a-propos'}]
    expect([...redirectedPaths({...nothing, redirects})]).toEqual([['/fr/about', '/fr/a-propos']])
  })

  it('lead from where an article was before it was translated to its translation', () => {
    expect([...redirectedPaths({...nothing, articles: [translated, translation]})]).toEqual([
      ['/fr/blog/pourquoi', '/fr/blog/les-raisons'],
    ])
  })

  it('leave alone a translation that took the address over', () => {
    const kept = {...translated, translations: [{language: 'fr' as const, path: 'blog/pourquoi'}]}
    expect(redirectedPaths({...nothing, articles: [kept]}).size).toBe(0)
  })
})
