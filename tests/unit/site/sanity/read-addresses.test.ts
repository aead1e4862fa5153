import {describe, expect, it} from 'vitest'

import {withTranslations} from '../../../../lib/urls/published-paths'

const page = (_id: string, language: string, path: string) => ({
  _id,
  language,
  path,
  untranslated: null,
})
const pages = [page('about-en', 'en', 'about'), page('about-fr', 'fr', 'a-propos')]
const article = {
  ...page('why-en', 'en', 'blog/why'),
  untranslated: [{language: 'fr' as const, path: 'blog/pourquoi'}],
  canonicalPath: null,
}
const setOf = (...ids: (string | null)[]) => ({documents: ids.map((id) => ({id}))})
const nothing = {pages: [], articles: [], translations: [], redirects: []}

describe('the translations of an address', () => {
  it("lists a document's own path and its translations'", () => {
    const translations = [
      {language: 'en', path: 'about'},
      {language: 'fr', path: 'a-propos'},
    ]
    const answer = {...nothing, pages, translations: [setOf('about-en', 'about-fr')]}
    expect(withTranslations(answer).pages).toEqual([
      {_id: 'about-en', language: 'en', path: 'about', untranslated: null, translations},
      {_id: 'about-fr', language: 'fr', path: 'a-propos', untranslated: null, translations},
    ])
  })

  it('an unpublished or missing translation is left out', () => {
    const translations = [{language: 'en', path: 'blog/why'}]
    for (const fr of ['why-fr', null]) {
      const answer = {...nothing, articles: [article], translations: [setOf('why-en', fr)]}
      expect(withTranslations(answer).articles).toEqual([{...article, translations}])
    }
  })

  it('the first published document of each language is the translation, and others have none', () => {
    const all = [...pages, page('again-en', 'en', 'again')]
    const ofSet = (...ids: string[]) =>
      withTranslations({...nothing, pages: all, translations: [setOf(...ids)]}).pages.map(
        ({path, translations}) => [path, translations?.map((one) => one.path)],
      )
    expect(ofSet('draft-en', 'about-en', 'about-fr', 'again-en')).toEqual([
      ['about', ['about', 'a-propos']],
      ['a-propos', ['about', 'a-propos']],
      ['again', undefined],
    ])
    expect(ofSet('again-en', 'about-fr', 'about-en')).toEqual([
      ['about', undefined],
      ['a-propos', ['again', 'a-propos']],
      ['again', ['again', 'a-propos']],
    ])
  })

  it('a document without translation metadata has no translations', () => {
    const answer = {...nothing, pages, translations: [setOf('other', null), {documents: null}]}
    expect(withTranslations(answer).pages.map(({translations}) => translations)).toEqual([
      null,
      null,
    ])
  })

  it('uses the first of two translation metadata documents', () => {
    const [en, fr] = [setOf('about-en', null), setOf('about-en', 'about-fr')]
    const [first, second] = withTranslations({...nothing, pages, translations: [en, fr]}).pages
    expect(first?.translations).toEqual([{language: 'en', path: 'about'}])
    expect(second?.translations).toHaveLength(2)
  })
})
