import {describe, expect, it} from 'vitest'

import {languages, locales} from '../../../../lib/i18n/locales'
import {homePath, pageHref} from '../../../../lib/routing/paths'
import {
  everyPageState,
  type FoundPlace,
  placesState,
  redirectState,
} from '../../../../studio/presentation/locations'

const word = (name: string) => name

const page: FoundPlace = {title: 'About', language: 'fr', path: 'a-propos', untranslated: null}
const article: FoundPlace = {
  title: 'Consent',
  language: 'en',
  path: 'blog/gdpr',
  untranslated: [{language: 'fr', path: 'blog/rgpd'}],
}

describe('the locations of a document', () => {
  it('a page has one location', () => {
    expect(placesState('page', [page], word)).toEqual({
      message: 'address',
      locations: [{title: 'About · Français', href: '/fr/a-propos'}],
    })
  })

  it('an article has a location per path', () => {
    expect(placesState('article', [article], word).locations).toEqual([
      {title: 'Consent · English', href: '/blog/gdpr'},
      {title: 'Consent · Français', href: '/fr/blog/rgpd'},
    ])
  })

  it('a shared document has a location per page', () => {
    const {locations = []} = placesState('faq', [page, article], word)
    expect(locations.map(({href}) => href)).toEqual(['/fr/a-propos', '/blog/gdpr', '/fr/blog/rgpd'])
  })

  it('a document without locations has a message', () => {
    expect(placesState('faq', [], word)).toEqual({message: 'nowhere', tone: 'caution'})
    const unwritten = {title: null, language: 'en', path: null, untranslated: null}
    expect(placesState('page', [unwritten], word)).toEqual({message: 'noAddress', tone: 'caution'})
  })

  it("a figure's locations link to the Figures tool", () => {
    expect(placesState('figure', [], word)).toEqual({message: 'figure'})
    expect(placesState('figure', [page], word)).toMatchObject({
      message: 'figure',
      locations: [{href: '/fr/a-propos'}],
    })
  })

  it('settings have one location per language', () => {
    expect(everyPageState(word)).toEqual({
      message: 'everyPage',
      locations: locales.map((locale) => ({
        title: languages[locale].name,
        href: pageHref(locale, homePath),
      })),
    })
  })

  it('a complete redirect has its source as location', () => {
    expect(redirectState({from: '/old', to: '/new'}, word)).toEqual({
      message: 'address',
      locations: [{title: '/old → /new', href: '/old'}],
    })
    expect(redirectState({from: '/old', to: null}, word)).toBeNull()
    expect(redirectState(null, word)).toBeNull()
  })
})
