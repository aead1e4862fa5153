import {readdirSync, readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {fileURLToPath} from 'node:url'

import {describe, expect, it} from 'vitest'

import {endpointAt, endpoints, methodsOfEndpoint} from '../../../../lib/urls/endpoints'
import {expectSame} from '../../expect-none.ts'

/** Files that Next.js serves at an address of their own: route handlers and metadata files. */
const endpointFile = /(^|\/)(route\.tsx?|[\w-]+\.(svg|png|ico|jpg|txt|xml|json|webmanifest))$/

/** Code files from which Next.js generates a metadata file. */
const generated: Record<string, string> = {
  'apple-icon.ts': 'apple-icon',
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

it('endpoints that accept POST, and GET beside it, match what the handlers export', () => {
  const app = fileURLToPath(new URL('../../../../app', import.meta.url))
  const exported = readdirSync(app, {recursive: true})
    .map(String)
    .filter((file) => /route\.tsx?$/.test(file))
    .flatMap((file) => {
      const exports =
        readFileSync(join(app, file), 'utf8')
          .match(/export .*/g)
          ?.join(' ') ?? ''
      const methods = ['GET', 'POST'].filter((method) => exports.includes(` ${method}`))
      return addressOf(file).map((address) => `${methods.join(' ')} ${address}`)
    })
  const listed = endpoints.map((endpoint) => {
    const methods = methodsOfEndpoint(endpoint).filter((method) => method !== 'HEAD')
    return `${methods.join(' ')} ${endpoint}`
  })
  expectSame(
    listed.filter((line) => line.includes('POST')),
    exported.filter((line) => line.includes('POST')),
    'Name in lib/urls/endpoints.ts the methods that a handler exports',
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
