import {describe, expect, it} from 'vitest'

import {withTwins} from '../../../../lib/routing/translations'

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
}
const inBoth = (en: string | null, fr: string | null) => ({
  documents: [
    {language: 'en', id: en},
    {language: 'fr', id: fr},
  ],
})
const nothing = {pages: [], articles: [], translations: [], redirects: []}

describe('the twins of an address', () => {
  it('are its own path and those of its translations', () => {
    const twins = [
      {language: 'en', path: 'about'},
      {language: 'fr', path: 'a-propos'},
    ]
    const answer = {...nothing, pages, translations: [inBoth('about-en', 'about-fr')]}
    expect(withTwins(answer).pages).toEqual([
      {language: 'en', path: 'about', untranslated: null, twins},
      {language: 'fr', path: 'a-propos', untranslated: null, twins},
    ])
  })

  it('have no path where the translation is not published, or is none yet', () => {
    const twinsAfter = (fr: string | null) =>
      withTwins({...nothing, articles: [article], translations: [inBoth('why-en', fr)]}).articles
    const {_id, ...address} = article
    const twins = [
      {language: 'en', path: 'blog/why'},
      {language: 'fr', path: null},
    ]
    expect(twinsAfter('why-fr')).toEqual([{...address, twins}])
    expect(twinsAfter(null)).toEqual([{...address, twins}])
  })

  it('are none for a document that nothing says a translation of', () => {
    const answer = {...nothing, pages, translations: [inBoth('other', null), {documents: null}]}
    expect(withTwins(answer).pages.map(({twins}) => twins)).toEqual([null, null])
  })

  it('are those of the first of two that name a document', () => {
    const [en, fr] = [inBoth('about-en', null), inBoth('about-en', 'about-fr')]
    const [first, second] = withTwins({...nothing, pages, translations: [en, fr]}).pages
    expect(first?.twins?.[1]).toEqual({language: 'fr', path: null})
    expect(second?.twins?.[1]).toEqual({language: 'fr', path: 'a-propos'})
  })
})
