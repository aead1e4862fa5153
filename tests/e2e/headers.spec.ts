import {leadsEndpoint} from '../../lib/urls/paths.ts'
import {type Answer, readAnswer, refusedScripts} from './content-security-policy.ts'
import {expect, stack, test} from './site.ts'

const pictures = stack.credentials.contentLake.url
const {host, port} = new URL(pictures)
const listeners = `*.localhost:${port}`

/** The directives that every page has. */
const frame = {
  'base-uri': [`'none'`],
  'form-action': [`'self'`],
  'frame-ancestors': [`'none'`],
  'object-src': [`'none'`],
}

/** The policy of a page whose inline scripts have these kinds of key. */
const page = (...keys: string[]) => ({
  ...frame,
  'connect-src': [`'self'`],
  'default-src': [`'none'`],
  'font-src': [`'self'`],
  'img-src': [`'self'`, 'data:', pictures],
  'manifest-src': [`'self'`],
  'media-src': [pictures],
  'script-src': [`'self'`, ...keys],
  'style-src': [`'self'`, `'unsafe-inline'`],
})

const cached = page('sha256')
const rendered = page('nonce', 'sha256')

const studio = {
  ...frame,
  'connect-src': [`'self'`, pictures, `http://${listeners}`, `ws://${host}`, `ws://${listeners}`],
  'default-src': [`'self'`],
  'font-src': [`'self'`, 'data:'],
  'frame-ancestors': [`'self'`],
  'img-src': [`'self'`, 'data:', 'blob:', pictures],
  'media-src': [`'self'`, 'blob:', pictures],
  'script-src': [`'self'`, 'sha256'],
  'style-src': [`'self'`, `'unsafe-inline'`],
  'worker-src': [`'self'`, 'blob:'],
}

/** The policy of responses that are not pages: they load and run nothing. */
const sealed = {
  'base-uri': [`'none'`],
  'default-src': [`'none'`],
  'form-action': [`'none'`],
  'frame-ancestors': [`'none'`],
}

const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

const security = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** An address of each kind of page, with its status and policy. */
const pages = [
  ['/', 200, cached],
  ['/fr', 200, cached],
  ['/blog/gdpr-compliant-salesforce-ai-copilot-europe', 200, cached],
  ['/no-such-page', 404, cached],
  ['/search?q=crm', 200, rendered],
  ['/admin/login', 200, rendered],
  ['/studio', 200, studio],
  ['/studio/structure/policies', 200, studio],
] as const

const others = [
  ['/app.md', 200],
  ['/blog/feed.xml', 200],
  ['/fr/blog/feed.xml', 200],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/api/health', 200],
  ['/api/ready', 200],
  ['/api/redirects', 405],
  ['/api/revalidate', 405],
  ['/admin/session', 401],
  ['/studio/thumbnails/hero.webp', 200],
] as const

/** Replaces an inline script's nonce or hash by its kind. */
const named = (source: string) => source.replace(/^'(nonce|sha256)-[\w+/]{22,43}={1,2}'$/, '$1')

/** Returns the policy, with each kind of nonce or hash listed once. */
function policyOf({directives}: Answer): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(directives).map(([name, sources]) => [name, [...new Set(sources.map(named))]]),
  )
}

const guarded = /^(?=.*; HttpOnly)(?=.*; SameSite=(?:Lax|Strict))/i

/** Returns what lets other sites read the answer, and the cookies that scripts or other sites may use. */
function openings({headers, cookies}: Answer): string[] {
  const shared = Object.keys(headers).filter((name) => name === 'access-control-allow-origin')
  return [...shared, ...cookies.filter((cookie) => !guarded.test(cookie))]
}

test.describe('every response has a policy:', () => {
  for (const [path, status, policy] of pages) {
    test(`the page ${path}`, async ({request}) => {
      const answer = await readAnswer(request, path)
      expect(answer.status).toBe(status)
      expect(policyOf(answer)).toEqual(policy)
      expect(answer.headers).toMatchObject(security)
      expect(refusedScripts(answer)).toEqual([])
      expect(openings(answer)).toEqual([])
    })
  }

  test('redirects have a policy', async ({request}) => {
    const answer = await readAnswer(request, '/admin/dashboard')
    expect(answer.status).toBe(307)
    expect(policyOf(answer)).toEqual(frame)
    expect(answer.headers).toMatchObject(security)
    for (const path of ['/about/', '/blog//x']) {
      const own = await readAnswer(request, path, {maxRedirects: 0})
      expect(own.status, path).toBe(308)
      expect(policyOf(own), path).toEqual(sealed)
    }
  })

  test('responses other than pages have a policy', async ({request}) => {
    for (const [path, status] of others) {
      const answer = await readAnswer(request, path)
      expect.soft(answer.status, path).toBe(status)
      expect.soft(policyOf(answer), path).toEqual(sealed)
      expect.soft(answer.headers, path).toMatchObject(security)
      expect.soft(openings(answer), path).toEqual([])
    }
  })

  test('responses have the id of their request', async ({request}) => {
    const headers = {'x-request-id': 'of-a-test'}
    for (const path of ['/', '/no-such-page', '/search?q=crm', '/admin/login', '/api/health']) {
      const answer = await readAnswer(request, path, {headers})
      expect.soft(answer.headers['x-request-id'], path).toBe('of-a-test')
    }
  })

  test('build files and embeddable images have a policy', async ({request}) => {
    const {body} = await readAnswer(request, '/')
    const script = /<script src="(\/_next\/[^"]+)"/.exec(body)?.[1] ?? ''
    const picture = /property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? ''
    const file = await readAnswer(request, script)
    expect(file.headers).toMatchObject(security)
    const answers = [file]
    for (const path of ['/icon.svg', new URL(picture).pathname]) {
      const answer = await readAnswer(request, path)
      const shared = {...security, 'cross-origin-resource-policy': 'cross-origin'}
      expect.soft(answer.headers, path).toMatchObject(shared)
      answers.push(answer)
    }
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(policyOf(answer)).toEqual(sealed)
    }
  })

  test('a page rendered for a form without script has a policy, and is private', async ({
    request,
  }) => {
    const answer = await readAnswer(request, leadsEndpoint, {
      method: 'POST',
      form: {form: 'waitlist', language: 'en'},
      headers: {origin: stack.siteUrl, referer: `${stack.siteUrl}/app`},
      maxRedirects: 1,
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('aria-invalid="true"')
    expect(answer.headers['cache-control']).toMatch(/^private, .*no-store/)
    expect(policyOf(answer)).toEqual(rendered)
    expect(answer.headers).toMatchObject(security)
    expect(refusedScripts(answer)).toEqual([])
  })
})
