import {describe, expect, it} from 'vitest'

import type {Locale} from '../../../../lib/i18n/locales'
import {messages} from '../../../../lib/i18n/messages'
import {leadFields, maxLength} from '../../../../lib/leads/fields'
import {plainPolicy, sealedPolicy} from '../../../../lib/server/security-policy'
import {
  largestBody,
  refusalOf,
  readForm,
  refuseForeignForm,
  refuseMalformedForm,
} from '../../../../lib/urls/refusals'

const head = (method: string, pathname: string, length?: number, transferEncoding?: string) => ({
  method,
  pathname,
  search: '',
  contentLength: length === undefined ? undefined : String(length),
  transferEncoding,
})

/** Reads a page that refuses a form. */
async function read(refusal: Response | undefined) {
  const page = (await refusal?.text()) ?? ''
  const [, language, title, text] =
    /<html lang="(.*)" dir="ltr">[^]*<h1>(.*)<\/h1>\n<p>(.*)<\/p>/.exec(page) ?? []
  const headers = Object.fromEntries(refusal?.headers ?? [])
  return {status: refusal?.status, headers, language, title, text}
}

const pageOf = (
  status: number,
  language: Locale,
  reason: 'tooLarge' | 'foreign' | 'malformed',
) => ({
  status,
  language,
  title: messages[language].formRefusal.title,
  text: messages[language].formRefusal[reason],
  headers: {
    'cache-control': 'private, no-store',
    'content-security-policy': plainPolicy('nobody'),
    'content-type': 'text/html; charset=utf-8',
  },
})

const withParameters = (count: number, pathname = '/') =>
  refusalOf({...head('GET', pathname), search: `?${'a=&'.repeat(count - 1)}`})

const feed = '/blog/feed.xml'

describe('a request', () => {
  it.each([
    ['GET', '/about', undefined],
    ['POST', '/about', 0],
    ['POST', '/fr', 2000],
    ['POST', '/', 64 * 1024],
    ['POST', '/api/revalidate', 256 * 1024],
  ])('%s %s with a body of %s bytes is accepted', (method, pathname, length) => {
    expect(refusalOf(head(method, pathname, length))).toBeUndefined()
  })

  it.each([
    ['/about', 'en'],
    ['/fr/a-propos', 'fr'],
  ] as const)('a large body for %s is refused with a page in %s', async (pathname, locale) => {
    const refusal = refusalOf(head('POST', pathname, 64 * 1024 + 1))
    expect(await read(refusal)).toEqual(pageOf(413, locale, 'tooLarge'))
  })

  it.each([
    ['GET', '/', 900_000_000],
    ['GET', '/_next/static/x.js', 900_000_000],
    ['POST', '/api/revalidate', 256 * 1024 + 1],
  ])('%s %s with a body of %s bytes is refused', (method, pathname, length) => {
    expect(refusalOf(head(method, pathname, length))?.status).toBe(413)
  })

  it.each(['/', '/fr', '/studio', '/_next/x', '/en/not-found-page', '/api/outbox'])(
    'a body of unknown length for %s is refused',
    (pathname) => {
      expect(refusalOf(head('GET', pathname, undefined, 'chunked'))?.status).toBe(411)
    },
  )

  it('a query of more parameters than any link has is refused on every path', () => {
    expect(withParameters(100)).toBeUndefined()
    for (const pathname of ['/', '/studio', '/_next/x.js', '/api/health', '/about.md'])
      expect(withParameters(101, pathname)?.status).toBe(414)
  })

  it('the longest form entry stays far below the limit', () => {
    const letters = leadFields.reduce((sum, field) => sum + maxLength(field, 'demo'), 0)
    expect(letters * 4 * 4).toBeLessThan(largestBody)
  })
})

describe('a method', () => {
  it.each([
    ['GET', '/about'],
    ['HEAD', '/about'],
    ['POST', '/about'],
    ['POST', '/studios'],
    ['GET', feed],
    ['HEAD', feed],
    ['GET', '/studio/structure'],
    ['POST', '/api/outbox'],
  ])('%s of %s is accepted', (method, pathname) => {
    expect(refusalOf(head(method, pathname))).toBeUndefined()
  })

  it.each([
    ['OPTIONS', '/', 'GET, HEAD, POST'],
    ['get', '/', 'GET, HEAD, POST'],
    ['OPTIONS', '/sitemap/2.xml', 'GET, HEAD'],
    ['POST', feed, 'GET, HEAD'],
    ['POST', '/studio', 'GET, HEAD'],
    ['POST', '/studio/structure', 'GET, HEAD'],
    ['POST', '/_next/image', 'GET, HEAD'],
    ['DELETE', '/api/outbox', 'GET, HEAD, POST'],
  ])('%s of %s is refused', (method, pathname, allowed) => {
    const refusal = refusalOf(head(method, pathname, 2000))
    expect(refusal?.status).toBe(405)
    expect(Object.fromEntries(refusal?.headers ?? [])).toEqual({
      allow: allowed,
      'cache-control': 'no-store',
      'content-security-policy': sealedPolicy,
    })
  })
})

const site = 'http://localhost:3000'

function form(headers: Record<string, string>, pathname = '/', body = '', method = 'POST') {
  const request = new Request(`http://127.0.0.1:3000${pathname}`, {method, body, headers})
  return Object.assign(request, {nextUrl: {pathname}})
}

describe('the origin of a form', () => {
  it.each([
    ['the configured URL, behind a proxy that renames the host', site, 'inner:80', undefined],
    ['the configured URL, with another forwarded host', site, 'localhost:3000', 'other.example'],
    ['the host', 'http://10.0.0.7:3000', '10.0.0.7:3000', undefined],
    ['the forwarded host', 'https://preview.example', 'inner:80', 'preview.example , inner:80'],
    ['the host, with no forwarded one', 'http://inner:80', 'inner', ' '],
  ])('%s is accepted', (_, origin, host, forwarded) => {
    const headers = {origin, host, ...(forwarded && {'x-forwarded-host': forwarded})}
    expect(refuseForeignForm(form(headers))).toBeUndefined()
  })

  it('is of no concern where nothing is posted', () => {
    const put = form({origin: 'https://elsewhere.example'}, '/', '', 'PUT')
    expect(refuseForeignForm(put)).toBeUndefined()
  })

  it('may be absent, as from programs', () => {
    expect(refuseForeignForm(form({host: 'localhost:3000'}))).toBeUndefined()
  })

  it.each([
    'https://elsewhere.example',
    'http://localhost:3001',
    'http://localhost',
    'null',
    '',
    'file://',
    'http://[',
    'localhost:3000',
  ])('%j is refused with a page in the form’s language', async (origin) => {
    const refusal = refuseForeignForm(form({origin, host: 'inner:80'}, '/fr/app'))
    expect(await read(refusal)).toEqual(pageOf(403, 'fr', 'foreign'))
  })
})

const refusalFor = async (pathname: string, type: string, body: string) =>
  refuseMalformedForm(pathname, await readForm(form({'content-type': type}, pathname, body)))

describe('a multipart form', () => {
  const boundary = '----WebKitFormBoundary0123456789'
  const multipart = `multipart/form-data; boundary=${boundary}`
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="email"\r\n\r\na@b.example\r\n`
  const end = `--${boundary}--\r\n`

  it.each([
    [multipart, part + end],
    [multipart, end],
    ['application/x-www-form-urlencoded', 'a=%'],
    ['text/plain', part],
  ])('%s is accepted when its body is %j', async (type, body) => {
    expect(await refusalFor('/', type, body)).toBeUndefined()
  })

  it.each([
    ['multipart/form-data', part + end],
    ['multipart/form-data; boundary=', part + end],
    ['multipart/form-data; boundary=----another', part + end],
    [multipart, ''],
    [multipart, part],
    [multipart, `--${boundary}\r\n\r\n${end}`],
  ])('%s is refused when its body is %j', async (type, body) => {
    const refusal = await refusalFor('/fr', type, body)
    expect(await read(refusal)).toEqual(pageOf(400, 'fr', 'malformed'))
  })

  it('is read of a POST only', async () => {
    const put = form({'content-type': multipart}, '/', '', 'PUT')
    expect(await readForm(put)).toBeUndefined()
  })
})
