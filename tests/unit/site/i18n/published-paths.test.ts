import {describe, expect, it} from 'vitest'

import {publishedPaths, redirectedPaths} from '../../../../lib/i18n/published-paths'

const article = {
  language: 'en',
  path: 'blog/why',
  untranslated: [{language: 'fr' as const, path: 'blog/pourquoi'}],
  twins: null,
}
const translated = {
  ...article,
  twins: [
    {language: 'en' as const, path: 'blog/why'},
    {language: 'fr' as const, path: 'blog/les-raisons'},
  ],
}
const translation = {
  language: 'fr',
  path: 'blog/les-raisons',
  untranslated: null,
  twins: translated.twins,
}
const nothing = {pages: [], articles: [], redirects: []}

describe('published paths', () => {
  it('are those of pages in known languages', () => {
    const pages = [
      {language: 'en', path: 'about', untranslated: null, twins: null},
      {language: 'fr', path: 'a-propos', untranslated: null, twins: null},
      {language: 'xx', path: 'nowhere', untranslated: null, twins: null},
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

  it('hold the translation in place of the original', () => {
    expect(publishedPaths({...nothing, articles: [translated, translation]})).toEqual([
      {locale: 'en', path: 'blog/why'},
      {locale: 'fr', path: 'blog/les-raisons'},
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
    const kept = {...translated, twins: [{language: 'fr' as const, path: 'blog/pourquoi'}]}
    expect(redirectedPaths({...nothing, articles: [kept]}).size).toBe(0)
  })
})
