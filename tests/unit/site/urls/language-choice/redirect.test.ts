import {describe, expect, it} from 'vitest'

import type {Locale} from '../../../../../lib/i18n/locales'
import {redirectHref, type Visit} from '../../../../../lib/urls/language-choice'

type Language = 'en' | 'fr' | null

const home = {en: '/', fr: '/fr'}
const about = {en: '/about', fr: '/fr/a-propos'}
const places = {
  '/': {locale: 'en', path: '/', hrefs: home},
  '/fr': {locale: 'fr', path: '/', hrefs: home},
  '/about': {locale: 'en', path: 'about', hrefs: about},
  '/fr/a-propos': {locale: 'fr', path: 'a-propos', hrefs: about},
  // Redirects to an English page.
  '/fr/ancien': {locale: 'fr', path: 'ancien', hrefs: {en: '/about'}},
  '/fr/seulement': {locale: 'fr', path: 'seulement', hrefs: {fr: '/fr/seulement'}},
} as const

/** The redirect for each path; null when there is none. */
const rules: [
  browser: Language,
  preference: Language,
  from: keyof typeof places,
  to: string | null,
][] = [
  // The home page without a prefix
  ['fr', null, '/', '/fr'],
  ['fr', 'fr', '/', '/fr'],
  ['fr', 'en', '/', null],
  ['en', null, '/', null],
  ['en', 'fr', '/', '/fr'],
  ['en', 'en', '/', null],
  // Paths with a prefix
  ['fr', null, '/fr', null],
  ['fr', 'fr', '/fr', null],
  ['fr', 'en', '/fr', '/'],
  ['en', null, '/fr', '/'],
  ['en', 'fr', '/fr', null],
  ['en', 'en', '/fr', '/'],
  ['fr', null, '/fr/a-propos', null],
  ['fr', 'en', '/fr/a-propos', '/about'],
  ['en', null, '/fr/a-propos', '/about'],
  ['en', 'fr', '/fr/a-propos', null],
  // Without a translation there is no redirect.
  ['en', null, '/fr/seulement', null],
  ['fr', 'en', '/fr/seulement', null],
  ['fr', null, '/fr/ancien', null],
  ['en', null, '/fr/ancien', '/about'],
  // Other paths without a prefix: the language of the path wins.
  ['fr', null, '/about', null],
  ['fr', 'fr', '/about', null],
  ['en', 'fr', '/about', null],
]

const visitOf = (
  browser: Language,
  preference: Language,
  from: keyof typeof places,
  redirected = false,
): Visit => ({...places[from], browser, preference, redirected})

describe('the redirect of a visitor', () => {
  it.each(rules)(
    'redirects with browser %s, choice %s: %s → %s',
    (browser, preference, from, to) => {
      expect(redirectHref(visitOf(browser, preference, from))).toBe(to)
    },
  )

  it('redirects to the default language if the wanted one has no version', () => {
    const german = 'de' as Locale
    const visit = {preference: null, browser: german, redirected: false}
    expect(redirectHref({...places['/fr/a-propos'], ...visit})).toBe('/about')
    expect(redirectHref({...places['/'], ...visit})).toBeNull()
  })

  it('does not redirect twice in a session', () => {
    for (const [browser, preference, from] of rules) {
      expect(redirectHref(visitOf(browser, preference, from, true))).toBeNull()
    }
  })

  it('does not redirect without a browser language, whatever was chosen', () => {
    for (const [, preference, from] of rules) {
      expect(redirectHref(visitOf(null, preference, from))).toBeNull()
    }
  })

  it('redirects to a page that does not redirect again', () => {
    for (const [browser, preference, from, to] of rules) {
      if (to === null) continue
      const arrival = to as keyof typeof places
      expect(redirectHref(visitOf(browser, preference, arrival)), `${from} → ${to}`).toBeNull()
    }
  })
})
