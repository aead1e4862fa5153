import {asyncProperty, assert, constantFrom} from 'fast-check'
import {NextRequest} from 'next/server'
import {describe, expect, it} from 'vitest'

import {conform} from '../../../../lib/sanity/conform'
import {pathIndex, pathState} from '../../../../lib/sanity/path-index'
import {pathsQuery} from '../../../../lib/sanity/paths'
import {foundLanguages} from '../../../../lib/seo/metadata'
import {sitemapEntries} from '../../../../lib/seo/sitemap'
import {publicEnv} from '../../../../lib/server/env'
import {hrefIn, isOfferedIn, pathIn, translationPath} from '../../../../lib/urls/document-paths'
import {isValidPath, isPagePath, normalHref} from '../../../../lib/urls/hrefs'
import {articleFolder, pageHref, parsePathname} from '../../../../lib/urls/paths'
import {
  pathsLeftOut,
  hrefAfter,
  publishedPaths,
  redirectedPaths,
  type SitePaths,
  withTranslations,
} from '../../../../lib/urls/published-paths'
import type {Redirect} from '../../../../lib/urls/redirects'
import {movedResponse} from '../../../../lib/urls/responses'
import {validPath} from '../../../../schemas/documents/unique-path'
import {validSlug} from '../../../../schemas/documents/unique-slug'
import {malformedCopies} from '../../../fixtures/malformed-copies'
import {ask, entries} from '../../content/dataset'

/** Slugs as importers write them, and whether a path can have them. */
const slugs: [slug: string, canBe: boolean][] = [
  ['plain', true],
  ['with-hyphens-2025', true],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
  ['bug-été', false],
  ['bug-e\u0301te\u0301', false],
  ['bug with space', false],
  ['party-🎉', false],
  ['a/b', false],
  ['/evil.com', false],
  ['//evil.com', false],
  ['\\evil.com', false],
  ['a%2Dpropos', false],
  ['Upper', false],
  ['under_score', false],
  ['double--hyphen', false],
  ['dotted.', false],
  ['..', false],
  ['a?b', false],
  ['\uD800', false],
]

/** Paths of pages that no route would serve although they are made of slugs. */
const reserved = ['admin', 'admin/x', 'studio', 'api/x', 'fr/x', 'en/x', 'index', 'share/1/x']

const siteWith = (kind: 'pages' | 'articles', path: string): SitePaths => {
  const document = {_id: 'odd', language: 'en', path, untranslated: null, translations: null}
  return {pages: [], articles: [], redirects: [], [kind]: [document]}
}

/** Every answer to whether a page or article has this path. */
function answers(kind: 'pages' | 'articles', path: string) {
  const only = siteWith(kind, path)
  const document = {language: 'en', path, untranslated: null}
  const index = pathIndex(only)
  const href = pageHref('en', path)
  const listed = {
    _id: 'odd',
    _type: 'page' as const,
    _updatedAt: '2026-01-01T00:00:00Z',
    language: 'en' as const,
    path,
    hidden: false,
    canonicalPath: null,
    related: null,
    offered: null,
    listsArticles: false,
  }
  const french = {...document, language: 'fr', path: `${articleFolder}other`}
  return {
    predicate: isValidPath('en', path),
    listed: isOfferedIn('en', {...document, translatedTo: null}),
    linked: hrefIn('en', document) !== null,
    locationInTheStudio: pathIn('en', document) !== null,
    languageMenu: translationPath([document], 'en') !== null,
    untranslated: hrefIn('en', {...french, untranslated: [document]}) === href,
    alternates: foundLanguages({
      language: 'fr',
      translations: [{...document, language: 'en', hidden: false}],
    }).includes('en'),
    sitemap: sitemapEntries({documents: [listed], translations: [], parts: []}).length > 0,
    builtAndWarmed: publishedPaths(only).length > 0,
    served: pathState(index, 'en', path).kind === 'published',
    // Requests come encoded; the state of a preview and of Markdown is looked up in the same way.
    requested: index.published.has(href) && pathState(index, 'en', path).kind !== 'missing',
    redirectTarget: index.published.has(normalHref(href) ?? '-') && normalHref(href) === href,
    unlogged: pathsLeftOut(only).length === 0,
  }
}

const all = (answer: boolean, path: string, kind: 'pages' | 'articles') =>
  Object.fromEntries(Object.keys(answers(kind, path)).map((name) => [name, answer]))

describe('whether a document has a path is the same', () => {
  it.each(slugs)('for an article at %j everywhere', (slug, canBe) => {
    const path = articleFolder + slug
    expect(answers('articles', path)).toEqual(all(canBe, path, 'articles'))
    expect(validSlug(slug) === true).toBe(canBe)
  })

  it.each([
    ...slugs.filter(([slug]) => slug !== 'a/b'),
    ['a/b', true] as const,
    ...reserved.map((path) => [path, false] as const),
  ])('for a page at %j everywhere', (path, canBe) => {
    expect(answers('pages', path)).toEqual(all(canBe, path, 'pages'))
    const document = {_id: 'odd', _type: 'page', language: 'en'}
    expect(validPath(path, {document} as never) === true).toBe(canBe)
  })
})

const site: SitePaths = {
  pages: [
    {_id: 'a', language: 'en', path: 'about', untranslated: null, translations: null},
    {_id: 'f', language: 'fr', path: 'a-propos', untranslated: null, translations: null},
  ],
  articles: [
    {_id: 'b', language: 'en', path: 'blog/crm-2025', untranslated: null, translations: null},
  ],
  redirects: [
    {from: '/e\u0301cole', to: '/about'},
    {from: '/Old%20Page.HTML', to: '/fr/a-propos'},
    {from: '/evil', to: '//evil.com'},
    {from: '/worse', to: '/\\evil.com'},
  ],
}

const stateAt = (pathname: string) => {
  const {locale, path} = parsePathname(pathname)
  return pathState(pathIndex(site), locale, path)
}

describe('a request that differs from a path only by its form', () => {
  it.each<readonly [string, string]>([
    ['/fr/a%2Dpropos', '/fr/a-propos'],
    ['/About', '/about'],
    ['/FR/a-propos', '/fr/a-propos'],
    ['/EN/about', '/about'],
    ...Array.from('.),;"\'>]*!:”»', (sign) => [`/about${encodeURI(sign)}`, '/about'] as const),
    [`/about${'.'.repeat(1994)}`, '/about'],
    ['/about%C2%A0', '/about'],
    ['/about%E2%80%8B', '/about'],
    ['/blog/CRM-2025).', '/blog/crm-2025'],
    ['/e%CC%81cole', '/about'],
    ['/old%20page.html', '/fr/a-propos'],
    ['/Old%20Page.HTML)', '/fr/a-propos'],
  ])('%s redirects to %s', (pathname, to) => {
    expect(stateAt(pathname)).toMatchObject({kind: 'redirect', to})
  })

  it.each([
    '/%2Fevil.com',
    '/%5Cevil.com',
    '/evil',
    '/worse',
    '/about%2',
    '/about%00',
    '/about%3Fx',
    '/a%252Dpropos',
    `/about${'.'.repeat(1995)}`,
  ])('%s is missing', (pathname) => {
    expect(stateAt(pathname)).toEqual({kind: 'missing'})
  })

  it('no malformed redirect leaves the site', () => {
    const targets = [...redirectedPaths(site).values()]
    expect(targets).toEqual(['/about', '/fr/a-propos'])
    expect(pathsLeftOut(site)).toEqual(['//evil.com', '/\\evil.com'])
    expect(isPagePath('/evil.com')).toBe(false)
  })
})

const ownOrigin = new URL(publicEnv.siteUrl).origin

/** Where the proxy sends a request for `/start?from=visitor`, where redirects lead to `to`; null for nowhere. */
function locationAfter(to: string, others: Redirect[] = []): string | null {
  const index = pathIndex({...site, redirects: [{from: '/start', to}, ...others]})
  const state = pathState(index, 'en', 'start')
  if (state.kind !== 'redirect') return null
  const response = movedResponse(new NextRequest(`${ownOrigin}/start?from=visitor`), state.to)
  // An editor may reuse the path, and a cached redirect would then loop.
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    308,
    'private, no-cache',
  ])
  return response.headers.get('location')
}

describe('a redirect', () => {
  it.each([
    ['/about', `${ownOrigin}/about?from=visitor`],
    [`${ownOrigin}/About`, `${ownOrigin}/about?from=visitor`],
    [`${ownOrigin.replace(/^https?/, 'http')}/about`, `${ownOrigin}/about?from=visitor`],
    [
      'https://elsewhere.example/Path/?q=a%20b&c#Part',
      'https://elsewhere.example/Path/?q=a%20b&c#Part',
    ],
    ['HTTPS://elsewhere.example', 'https://elsewhere.example/'],
    ['http://elsewhere.example/a', 'http://elsewhere.example/a'],
    ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
    ['https://elsewhere.example:8443/a', 'https://elsewhere.example:8443/a'],
    [
      `https://elsewhere.example\\@${new URL(ownOrigin).host}/a`,
      `https://elsewhere.example/@${new URL(ownOrigin).host}/a`,
    ],
    ['https://elsewhere.example/\r\nset-cookie:a=b', 'https://elsewhere.example/set-cookie:a=b'],
  ])('to %j sends visitors to %s', (to, location) => {
    expect(locationAfter(to)).toBe(location)
    expect(locationAfter('/next', [{from: '/next', to}])).toBe(location)
  })

  it.each([
    '//elsewhere.example/a',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    'mailto:info@elsewhere.example',
    'tel:+3531234567',
    'data:text/html,a',
    'ftp://elsewhere.example',
    'https://name:secret@elsewhere.example/',
    'https://name@elsewhere.example/',
    `https://name@${new URL(ownOrigin).host}/about`,
    `${ownOrigin}//elsewhere.example`,
    `${ownOrigin}/about?a=b`,
    `${ownOrigin}/start`,
    'https://',
    'https://exa mple.com',
    ' https://elsewhere.example',
    'elsewhere.example',
    '#part',
    '',
  ])('to %j is ignored', (to) => {
    expect(locationAfter(to)).toBeNull()
  })

  it('back to its start through the site’s own URL is a loop', () => {
    expect(locationAfter('/next', [{from: '/next', to: `${ownOrigin}/start`}])).toBeNull()
  })

  it('to another site publishes no path', () => {
    const leaving = {...site, redirects: [{from: '/start', to: 'https://elsewhere.example/about'}]}
    expect(publishedPaths(leaving)).toEqual(publishedPaths(site))
    expect(pathsLeftOut(leaving)).toEqual([])
  })
})

it('the former path of a document redirects to its new one', () => {
  const moved = site.pages.map((page) => (page._id === 'a' ? {...page, path: 'team'} : page))
  const drafts = {...site, pages: moved}
  expect(hrefAfter('/about', site, drafts)).toBe('/team')
  expect(hrefAfter('/blog/crm-2025', site, drafts)).toBe('/blog/crm-2025')
  expect(hrefAfter('/nowhere', site, drafts)).toBeNull()
  expect(hrefAfter('/about', site, {...drafts, pages: []})).toBeNull()
})

const documents = entries
  .filter(({type}) => ['page', 'article', 'redirect', 'translation.metadata'].includes(type))
  .map(({document}): Record<string, unknown> => document)

/** The index of a dataset, read as the site reads it. */
async function indexOf(dataset: object[]): Promise<ReturnType<typeof pathIndex>> {
  return pathIndex(withTranslations(conform(pathsQuery, await ask(pathsQuery, {}, dataset))))
}

it('a document that an importer wrote wrongly changes no path of the others', async () => {
  const hrefs = [...(await indexOf(documents)).published.keys()]
  const malformed = constantFrom(...documents).chain((document) =>
    malformedCopies({untranslatedSlugs: [{language: 'fr', slug: 'x'}], ...document}),
  )
  await assert(
    asyncProperty(malformed, async (odd) => {
      const others = documents.filter(({_id}) => _id !== odd['_id'])
      const before = await indexOf(others)
      const {published} = await indexOf([...others, odd])
      const kept = hrefs.filter((href) => before.published.has(href))
      expect(kept.filter((href) => !published.has(href))).toEqual([])
    }),
    {numRuns: 30, examples: [[{...documents[0], _type: 'article', untranslatedSlugs: [null]}]]},
  )
})
