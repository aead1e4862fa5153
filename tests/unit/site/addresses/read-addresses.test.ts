import {describe, expect, it} from 'vitest'

import {withTranslations} from '../../../../lib/addresses/read-addresses'

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
const inBoth = (en: string | null, fr: string | null) => ({
  documents: [
    {language: 'en', id: en},
    {language: 'fr', id: fr},
  ],
})
const nothing = {pages: [], articles: [], translations: [], redirects: []}

describe('the translations of an address', () => {
  it("lists a document's own path and its translations'", () => {
    const translations = [
      {language: 'en', path: 'about'},
      {language: 'fr', path: 'a-propos'},
    ]
    const answer = {...nothing, pages, translations: [inBoth('about-en', 'about-fr')]}
    expect(withTranslations(answer).pages).toEqual([
      {language: 'en', path: 'about', untranslated: null, translations},
      {language: 'fr', path: 'a-propos', untranslated: null, translations},
    ])
  })

  it('an unpublished or missing translation has no path', () => {
    const translationsAfter = (fr: string | null) =>
      withTranslations({...nothing, articles: [article], translations: [inBoth('why-en', fr)]})
        .articles
    const {_id, ...address} = article
    const translations = [
      {language: 'en', path: 'blog/why'},
      {language: 'fr', path: null},
    ]
    expect(translationsAfter('why-fr')).toEqual([{...address, translations}])
    expect(translationsAfter(null)).toEqual([{...address, translations}])
  })

  it('a document without translation metadata has no translations', () => {
    const answer = {...nothing, pages, translations: [inBoth('other', null), {documents: null}]}
    expect(withTranslations(answer).pages.map(({translations}) => translations)).toEqual([
      null,
      null,
    ])
  })

  it('uses the first of two translation metadata documents', () => {
    const [en, fr] = [inBoth('about-en', null), inBoth('about-en', 'about-fr')]
    const [first, second] = withTranslations({...nothing, pages, translations: [en, fr]}).pages
    expect(first?.translations?.[1]).toEqual({language: 'fr', path: null})
    expect(second?.translations?.[1]).toEqual({language: 'fr', path: 'a-propos'})
  })
})
