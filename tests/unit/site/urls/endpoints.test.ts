import {readdirSync, readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {fileURLToPath} from 'node:url'

import {describe, expect, it} from 'vitest'

import {endpointAt, endpoints, takesPosts} from '../../../../lib/urls/endpoints'
import {expectSame} from '../../expect-none.ts'

/** Files that Next.js serves at an address of their own: route handlers and metadata files. */
const endpointFile = /(^|\/)(route\.tsx?|[\w-]+\.(svg|png|ico|jpg|txt|xml|json|webmanifest))$/

/** Code files from which Next.js generates a metadata file. */
const generated: Record<string, string> = {
  'apple-icon.ts': 'apple-icon',
  'sitemap.ts': 'sitemap.xml',
  'manifest.ts': 'manifest.webmanifest',
}

/** Reached only through a rewrite in `proxy.ts`. */
const rewritten = ['/markdown/[locale]/[[...path]]']

function addressOf(file: string): string[] {
  const name = file.split('/').at(-1) ?? ''
  if (generated[name]) return [`/${generated[name]}`]
  if (!endpointFile.test(file)) return []
  const folders = file.split('/').filter((part) => !part.startsWith('('))
  return [`/${folders.join('/').replace(/\/route\.tsx?$/, '')}`]
}

it('the endpoint list matches the route handlers in app/', () => {
  const app = fileURLToPath(new URL('../../../../app', import.meta.url))
  const files = readdirSync(app, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(app, join(entry.parentPath, entry.name)))
  const addresses = files.flatMap(addressOf)
  expect(addresses.length).toBeGreaterThan(0)
  expectSame(
    [...endpoints, ...rewritten],
    addresses,
    'List the route handlers of app/ in lib/urls/endpoints.ts',
  )
})

it('endpoints that accept POST match the handlers that export it', () => {
  const app = fileURLToPath(new URL('../../../../app', import.meta.url))
  const taking = readdirSync(app, {recursive: true})
    .map(String)
    .filter((file) => /route\.tsx?$/.test(file))
    .filter((file) => /export .*\bPOST\b/.test(readFileSync(join(app, file), 'utf8')))
    .flatMap(addressOf)
  expectSame(
    endpoints.filter(takesPosts),
    taking,
    'Name in lib/urls/endpoints.ts the handlers that export POST',
  )
})

describe('the endpoint at an address', () => {
  it.each([
    ['/api/revalidate', '/api/revalidate'],
    ['/blog/feed.xml', '/en/blog/feed.xml'],
    ['/studio/thumbnails/call-to-action.webp', '/studio/thumbnails/call-to-action.webp'],
    ['/share/1/en/about.png', '/share/1/en/about.png'],
    ['/favicon.ico', '/icons/192.png'],
  ])('maps the URL path %s to the route %s', (pathname, place) => {
    expect(endpointAt(pathname)).toBe(place)
  })

  it.each([
    '/',
    '/about',
    '/blog/feed',
    '/tlh/blog/feed.xml',
    '/fr/robots.txt',
    '/studio/thumbnails/.webp',
    '/studio/thumbnails/a.b.webp',
    '/studio/thumbnails/%',
    '/share/1',
    '/api/revalidate/',
  ])('finds no route for %s', (pathname) => {
    expect(endpointAt(pathname)).toBeNull()
  })
})
