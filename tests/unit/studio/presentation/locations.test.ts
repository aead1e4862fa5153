import {describe, expect, it} from 'vitest'

import {type LocatedDocument, documentState} from '../../../../studio/presentation/locations'

const word = (name: string) => name

const page: LocatedDocument = {title: 'About', language: 'fr', path: 'a-propos', untranslated: null}
const article: LocatedDocument = {
  title: 'Consent',
  language: 'en',
  path: 'blog/gdpr',
  untranslated: [{language: 'fr', path: 'blog/rgpd'}],
}

describe('the locations of a document', () => {
  it('is every address of an article, those under languages that it does not have yet too', () => {
    expect(documentState('article', [article], word).locations).toEqual([
      {title: 'Consent · English', href: '/blog/gdpr'},
      {title: 'Consent · Français', href: '/fr/blog/rgpd'},
    ])
  })

  it('is all places of what several pages share', () => {
    const {locations = [], ...others} = documentState('faq', [page, article], word)
    expect(locations.map(({href}) => href)).toEqual(['/fr/a-propos', '/blog/gdpr', '/fr/blog/rgpd'])
    expect(others).toEqual({})
  })

  it('a document that no page shows is reported', () => {
    expect(documentState('faq', [], word)).toEqual({message: 'nowhere', tone: 'caution'})
    const unwritten = {title: null, language: 'en', path: null, untranslated: null}
    for (const type of ['page', 'article']) {
      expect(documentState(type, [unwritten], word)).toEqual({
        message: 'noAddress',
        tone: 'caution',
      })
    }
  })
})
