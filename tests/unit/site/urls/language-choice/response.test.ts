import {NextRequest} from 'next/server'
import {describe, expect, it, vi} from 'vitest'

import type {PathState} from '../../../../../lib/urls/document-paths'
import {languageResponse} from '../../../../../lib/urls/language-choice'
import {parsePathname} from '../../../../../lib/urls/paths'

vi.mock('../../../../../lib/server/env', () => ({publicEnv: {siteUrl: 'https://site.example'}}))

const home = {en: '/', fr: '/fr'}
const about = {en: '/about', fr: '/fr/a-propos'}

/** The path index's results. */
const states: Record<string, PathState> = {
  '/': {kind: 'published', hrefs: home},
  '/fr': {kind: 'published', hrefs: home},
  '/about': {kind: 'published', hrefs: about},
  '/fr/a-propos': {kind: 'published', hrefs: about},
  '/fr/about': {kind: 'redirect', to: '/fr/a-propos', hrefs: about},
  '/for-ai': {kind: 'published', hrefs: {en: '/for-ai'}},
  '/fr/unknown': {kind: 'missing'},
}

interface Asked {
  method?: string
  headers?: Record<string, string>
}

function ask(address: string, {method = 'GET', headers = {}}: Asked = {}) {
  const request = new NextRequest(new URL(address, 'https://site.example'), {method, headers})
  const {pathname} = request.nextUrl
  const place = {...parsePathname(pathname), state: states[pathname] ?? {kind: 'missing' as const}}
  return languageResponse(request, place)
}

/** Returns the redirect's target; undefined without a redirect. */
function leadsTo(address: string, asked?: Asked): string | undefined {
  const location = ask(address, asked)?.headers.get('location')
  return location?.replace('https://site.example', '')
}

const french = {'accept-language': 'fr-FR,fr;q=0.9'}
const german = {'accept-language': 'de-DE,de;q=0.9'}

describe('a crawler that sends languages', () => {
  it.each([
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36; compatible; GPTBot/1.2; +https://openai.com/gptbot',
    'Twitterbot/1.0',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'TelegramBot (like TwitterBot)',
    'http.rb/5.2.0 (Mastodon/4.3.0; +https://mastodon.example/)',
  ])('%s is not redirected', (agent) => {
    const headers = {'user-agent': agent}
    expect(ask('/fr/a-propos', {headers: {...headers, ...german}})).toBeUndefined()
    expect(ask('/', {headers: {...headers, ...french}})).toBeUndefined()
    expect(leadsTo('/about?language=fr', {headers})).toBe('/fr/a-propos')
  })

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 GSA/300.0 Mobile Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 baiduboxapp/13.0',
    '',
  ])('a person with the browser %s is', (agent) => {
    expect(leadsTo('/fr/a-propos', {headers: {'user-agent': agent, ...german}})).toBe('/about')
  })
})

describe('a visitor without a chosen language', () => {
  it('is redirected once per session', () => {
    const cookie = ask('/fr/a-propos', {headers: german})?.headers.get('set-cookie')
    expect(cookie).toBe('languageRedirected=%2Fabout; Path=/; Secure; SameSite=lax')
    const headers = {...german, cookie: 'languageRedirected=%2Fabout'}
    expect(ask('/fr/a-propos', {headers})).toBeUndefined()
  })
})

describe('a choice made before', () => {
  it.each(['fr-FR', '', 'javascript:alert(1)', '__proto__', 'constructor'])(
    'a stored choice of %j is ignored',
    (value) => {
      const headers = {...french, cookie: `preferredLanguage=${encodeURIComponent(value)}`}
      expect(leadsTo('/', {headers})).toBe('/fr')
      expect(leadsTo('/fr', {headers})).toBeUndefined()
    },
  )
})

describe('requests that open no page', () => {
  it.each([
    ['a server action', {method: 'POST'}],
    ['a part of a page for Next.js', {headers: {'sec-fetch-dest': 'empty'}}],
    ['a frame, as in Presentation', {headers: {'sec-fetch-dest': 'iframe'}}],
    ['a picture', {headers: {'sec-fetch-dest': 'image'}}],
  ])('does not redirect %s', (_, {method = 'GET', headers = {}}: Asked) => {
    expect(ask('/', {method, headers: {...french, ...headers}})).toBeUndefined()
    expect(ask('/about?language=fr', {method, headers})).toBeUndefined()
  })

  it.each([
    ['a document', {headers: {'sec-fetch-dest': 'document'}}],
    ['the head of one', {method: 'HEAD'}],
  ])('redirects %s', (_, {method = 'GET', headers = {}}: Asked) => {
    expect(leadsTo('/', {method, headers: {...french, ...headers}})).toBe('/fr')
  })
})

describe('a page that is loaded ahead', () => {
  const kinds = ['prefetch', 'prefetch;prerender']

  it.each(kinds)('rejects a prefetch that would redirect: %s', (purpose) => {
    const headers = {...french, 'sec-purpose': purpose}
    for (const address of ['/', '/about?language=fr']) {
      const answer = ask(address, {headers})
      expect(answer?.status).toBe(503)
      expect(answer?.headers.get('cache-control')).toBe('private, no-store')
      expect(answer?.headers.has('set-cookie')).toBe(false)
    }
  })
})

describe('choosing a language', () => {
  it.each([
    ['/about?language=fr', '/fr/a-propos'],
    ['/fr/a-propos?language=en', '/about'],
    ['/fr/a-propos?language=fr', '/fr/a-propos'],
    ['/?language=fr', '/fr'],
    ['/fr?language=en', '/'],
    ['/fr?language=fr&utm_source=news', '/fr?utm_source=news'],
    // Without a translation: that language's home page
    ['/for-ai?language=fr', '/fr'],
    ['/for-ai?language=en', '/for-ai'],
    // An address that redirects
    ['/fr/about?language=en', '/about'],
    // There is no page in any language.
    ['/fr/unknown?language=en', '/fr/unknown'],
  ])('choosing a language at %s redirects to %s', (address, target) => {
    expect(leadsTo(address)).toBe(target)
    // With the redirect cookie set, choosing a language still works as before.
    expect(leadsTo(address, {headers: {...german, cookie: 'languageRedirected=x'}})).toBe(target)
  })

  it('the choice is stored for a year in a cookie that scripts can read', () => {
    const cookie = ask('/about?language=fr')?.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^preferredLanguage=fr; Path=\/; /)
    expect(cookie).toContain('Max-Age=31536000')
    expect(cookie).toContain('Secure')
    expect(cookie).toContain('SameSite=lax')
    expect(cookie).not.toContain('HttpOnly')
  })

  it.each(['tlh', 'FR', '', 'fr%20', '%3Cscript%3E', 'fr,en', '//evil.example'])(
    'with %j is no choice',
    (value) => {
      expect(ask(`/about?language=${value}`)).toBeUndefined()
    },
  )
})
