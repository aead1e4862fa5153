import {afterEach, expect, it, vi} from 'vitest'

afterEach(() => vi.unstubAllEnvs())

async function policiesWith(apiHost: string) {
  vi.stubEnv('NEXT_PUBLIC_SANITY_API_HOST', apiHost)
  vi.resetModules()
  return import('../../../../lib/server/security-policy')
}

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

// Browser tests read the whole policies with an embedded Content Lake.
it('with hosted Sanity, the Studio reaches its hosts and a page only its pictures', async () => {
  const {loadingPolicy, requestPolicy} = await policiesWith('')
  expect(directives(requestPolicy('nobody', ["'sha256-x'"]))).toMatchObject({
    'connect-src': "'self'",
    'img-src': "'self' data: https://cdn.sanity.io",
    'media-src': 'https://cdn.sanity.io',
    'script-src': "'self' 'sha256-x'",
  })
  const hosts = 'https://*.sanity.io https://*.sanity-cdn.com'
  expect(directives(loadingPolicy('studio', ["'sha256-x'"]))).toMatchObject({
    'connect-src': `'self' ${hosts} wss://*.sanity.io`,
    'img-src': "'self' data: blob: https:",
    'script-src': `'self' ${hosts} 'sha256-x'`,
  })
})

it('an error page loads nothing, and sends its form to this site only', async () => {
  const {plainPolicy} = await policiesWith('')
  expect(directives(plainPolicy('nobody'))).toEqual({
    'base-uri': "'none'",
    'default-src': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'style-src': "'unsafe-inline'",
  })
})

it('the Studio reaches an embedded Content Lake behind TLS by secure sockets', async () => {
  const {loadingPolicy} = await policiesWith('https://localhost:8443')
  expect(directives(loadingPolicy('studio', []))['connect-src']).toBe(
    "'self' https://localhost:8443 https://*.localhost:8443 wss://localhost:8443 wss://*.localhost:8443",
  )
})
