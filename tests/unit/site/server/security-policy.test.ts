import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'

type Policies = typeof import('../../../../lib/server/security-policy')

let policies: Policies

async function load(apiHost: string): Promise<void> {
  vi.stubEnv('NEXT_PUBLIC_SANITY_API_HOST', apiHost)
  vi.resetModules()
  policies = await import('../../../../lib/server/security-policy')
}

afterEach(() => vi.unstubAllEnvs())

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

const framed = (by: string) => ({
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': by,
  'object-src': "'none'",
})

const site = (pictures: string) => ({
  'default-src': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'img-src': `'self' data: ${pictures}`,
  'manifest-src': "'self'",
  'media-src': pictures,
  'script-src': "'self' 'sha256-x'",
  'style-src': "'self' 'unsafe-inline'",
})

describe.each([
  ['hosted Sanity', '', 'https://cdn.sanity.io'],
  ['another Content Lake', 'http://localhost:54330', 'http://localhost:54330'],
])('with %s', (_, apiHost, pictures) => {
  beforeEach(() => load(apiHost))

  it('a page loads from this site, and pictures from the Content Lake', () => {
    expect(directives(policies.loadingPolicy('site', ["'sha256-x'"]))).toEqual(site(pictures))
    expect(directives(policies.requestPolicy('nobody', ["'sha256-x'"]))).toEqual({
      ...framed("'none'"),
      ...site(pictures),
    })
  })

  it('only the Studio may frame a preview, and nobody a page', () => {
    expect(directives(policies.framePolicy('nobody'))).toEqual(framed("'none'"))
    expect(directives(policies.framePolicy('studio'))).toEqual(framed("'self'"))
    expect(directives(policies.requestPolicy('studio', []))).toMatchObject(framed("'self'"))
  })

  it('error pages have styles alone, and other responses load nothing', () => {
    expect(directives(policies.plainPolicy('nobody'))).toEqual({
      ...framed("'none'"),
      'default-src': "'none'",
      'style-src': "'unsafe-inline'",
    })
    expect(directives(policies.sealedPolicy)).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    })
  })
})

it('the Studio reaches hosted Sanity', async () => {
  await load('')
  const hosts = 'https://*.sanity.io https://*.sanity-cdn.com'
  expect(directives(policies.loadingPolicy('studio', ["'sha256-x'"]))).toEqual({
    'default-src': "'self'",
    'connect-src': `'self' ${hosts} wss://*.sanity.io`,
    'font-src': `'self' data: ${hosts}`,
    'img-src': "'self' data: blob: https:",
    'media-src': "'self' blob: https:",
    'script-src': `'self' ${hosts} 'sha256-x'`,
    'style-src': `'self' 'unsafe-inline' ${hosts}`,
    'worker-src': "'self' blob:",
  })
})

it('the Studio reaches an embedded Content Lake and nothing else', async () => {
  await load('http://localhost:54330')
  const lake = 'http://localhost:54330'
  expect(directives(policies.loadingPolicy('studio', ["'sha256-x'"]))).toEqual({
    'default-src': "'self'",
    'connect-src': `'self' ${lake} http://*.localhost:54330 ws://localhost:54330 ws://*.localhost:54330`,
    'font-src': "'self' data:",
    'img-src': `'self' data: blob: ${lake}`,
    'media-src': `'self' blob: ${lake}`,
    'script-src': "'self' 'sha256-x'",
    'style-src': "'self' 'unsafe-inline'",
    'worker-src': "'self' blob:",
  })
  await load('https://localhost:8443')
  expect(directives(policies.loadingPolicy('studio', []))['connect-src']).toBe(
    "'self' https://localhost:8443 https://*.localhost:8443 wss://localhost:8443 wss://*.localhost:8443",
  )
})
