import {describe, expect, it} from 'vitest'

import type {Locale} from '../../../../lib/i18n/locales'
import {insertNamed} from '../../../../lib/sanity/named'
import type {CallsToAction} from '../../../../lib/sanity/types'
import {type Destination, resolveLink} from '../../../../lib/urls/links'
import type {SitePaths} from '../../../../lib/urls/published-paths'

const pageTranslations = [
  {language: 'en', path: 'about'},
  {language: 'fr', path: 'a-propos'},
]
const site: SitePaths = {
  pages: [
    {language: 'en', path: 'about', untranslated: null, translations: pageTranslations},
    {language: 'fr', path: 'a-propos', untranslated: null, translations: pageTranslations},
    {language: 'en', path: 'for-ai', untranslated: null, translations: null},
  ],
  articles: [
    {
      language: 'en',
      path: 'blog/voice',
      untranslated: [{language: 'fr', path: 'blog/la-voix'}],
      translations: null,
    },
    {
      language: 'en',
      path: 'blog/typing',
      untranslated: [{language: 'fr', path: 'blog/avant'}],
      translations: [{language: 'fr', path: 'blog/la-saisie'}],
    },
  ],
  redirects: [],
}

const toPage = (language: string, path: string): Destination => ({
  kind: 'page',
  url: null,
  page: {language, path, untranslated: null},
})

const insertActions = <T>(content: T, callsToAction: CallsToAction, language: Locale) =>
  insertNamed(content, {language, callsToAction, figures: []})

const localizeDestinations = <T>(content: T, locale: Locale, linked: SitePaths) =>
  insertNamed(content, {language: 'en', callsToAction: null, figures: [], readIn: {locale, linked}})

/** Returns the target of a link in an English text shown under `locale`. */
function leadsTo(destination: Destination, locale: 'en' | 'fr' = 'fr'): string | null {
  const localized = localizeDestinations(destination, locale, site)
  return resolveLink(localized, {locale: 'en', hasCta: false})
}

describe('a link in an English text that is read under /fr', () => {
  it.each([
    ['a page', toPage('en', 'about'), '/fr/a-propos'],
    ['a page without a translation', toPage('en', 'for-ai'), '/for-ai'],
    ['a page that is French already', toPage('fr', 'a-propos'), '/fr/a-propos'],
    ['an article without a translation', toPage('en', 'blog/voice'), '/fr/blog/la-voix'],
    ['an article translated since', toPage('en', 'blog/typing'), '/fr/blog/la-saisie'],
    ['the call to action', {kind: 'cta', url: null, page: null}, '/fr?scrollTo=cta#cta'],
    [
      'another site',
      {kind: 'url', url: 'https://site.example/', page: null},
      'https://site.example/',
    ],
    ['a page that is gone', {kind: 'page', url: null, page: null}, null],
  ] satisfies [string, Destination, string | null][])(
    'rewrites a link to %s',
    (_, destination, href) => {
      expect(leadsTo(destination)).toBe(href)
    },
  )
})

describe('a link to an action', () => {
  const callsToAction = {
    appUrl: 'https://app.example',
    primaryAction: {_type: 'localizedString' as const, en: 'Book', fr: 'Réserver'},
    appAction: {_type: 'localizedString' as const, en: 'Try', fr: 'Essayer'},
  }
  const none = {url: null, page: null}

  it("a call to action gets the settings' label and the app's URL", () => {
    const links = [
      {kind: 'cta', label: '', ...none},
      {kind: 'app', label: '', ...none},
    ]
    expect(insertActions({sections: [{links}]}, callsToAction, 'fr').sections[0]?.links).toEqual([
      {kind: 'cta', label: 'Réserver', ...none},
      {kind: 'app', label: 'Essayer', ...none, url: 'https://app.example'},
    ])
  })

  it('a call to action keeps its own label; a link in a paragraph gets no label', () => {
    const own = {kind: 'app', label: 'Open the app', ...none}
    expect(insertActions(own, callsToAction, 'en')).toEqual({...own, url: 'https://app.example'})
    expect(insertActions({kind: 'cta', ...none}, callsToAction, 'en')).toEqual({
      kind: 'cta',
      ...none,
    })
  })
})
