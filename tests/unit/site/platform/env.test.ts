import {beforeEach, describe, expect, it, vi} from 'vitest'

import {placeholderEnvironment} from '../../../../local/starter/placeholder-environment.ts'

const complete: Record<string, string | undefined> = {
  ...placeholderEnvironment,
  NEXT_PUBLIC_SANITY_API_HOST: 'http://localhost:54330',
  SANITY_API_READ_TOKEN: 'placeholder-read-token',
  SANITY_API_WRITE_TOKEN: 'placeholder-write-token',
  SUPABASE_FORWARDER_TOKEN: 'placeholder-forwarder-token',
  TRUSTED_PROXY: '1',
  LOG_LEVEL: 'warn',
  CDN_PURGE_URL: 'https://cdn.example/purge',
  CDN_PURGE_TOKEN: 'placeholder-purge-token',
  REDIS_URL: 'rediss://redis.example:6379/1',
  LEAD_WEBHOOK_URL: 'https://hooks.example/leads, slack+https://hooks.slack.example/a',
  LEAD_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
}

/** Reads the settings in a process with exactly these variables. */
async function read(variables: Record<string, string | undefined>) {
  for (const name of Object.keys(complete)) vi.stubEnv(name, variables[name])
  vi.resetModules()
  const {publicEnv, serverEnv} = await import('../../../../lib/platform/env')
  return {...publicEnv, ...serverEnv()}
}

async function problemWith(changes: Record<string, string | undefined>): Promise<Error> {
  const outcome: unknown = await read({...complete, ...changes}).catch((error: unknown) => error)
  if (outcome instanceof Error) return outcome
  throw new Error('The environment was accepted.')
}

beforeEach(() => {
  vi.unstubAllEnvs()
})

const optional = new Set([
  'CDN_PURGE_TOKEN',
  'CDN_PURGE_URL',
  'LEAD_WEBHOOK_SECRET',
  'LEAD_WEBHOOK_URL',
  'LOG_LEVEL',
  'NEXT_PUBLIC_SANITY_API_HOST',
  'REDIS_URL',
  'SANITY_API_READ_TOKEN',
  'SANITY_API_WRITE_TOKEN',
  'SUPABASE_FORWARDER_TOKEN',
  'TRUSTED_PROXY',
])
const required = Object.keys(complete).filter((name) => !optional.has(name))

describe('the environment', () => {
  it('reads every variable unchanged', async () => {
    const settings = await read(complete)
    const {variableNames} = await import('../../../../lib/platform/env')
    expect(Object.keys(complete).sort()).toEqual([...variableNames].sort())
    expect(Object.values(settings)).toEqual(expect.arrayContaining(Object.values(complete)))
  })

  it('defaults to hosted Sanity', async () => {
    for (const host of [undefined, '']) {
      const settings = await read({...complete, NEXT_PUBLIC_SANITY_API_HOST: host})
      expect(settings.sanityApiHost).toBe('https://api.sanity.io')
      expect(settings.sanityIsHosted).toBe(true)
    }
    expect((await read(complete)).sanityIsHosted).toBe(false)
  })

  it('works without a forwarder token, with one rate limit for all', async () => {
    for (const token of [undefined, '']) {
      const settings = await read({
        ...complete,
        LEAD_WEBHOOK_URL: '',
        SUPABASE_FORWARDER_TOKEN: token,
      })
      expect(settings.forwarderToken).toBeUndefined()
    }
  })

  it('works without a read token, without previews', async () => {
    for (const token of [undefined, '']) {
      const settings = await read({...complete, SANITY_API_READ_TOKEN: token})
      expect(settings.readToken).toBeUndefined()
    }
  })

  it.each(['LEAD_WEBHOOK_SECRET', 'SUPABASE_FORWARDER_TOKEN'])('webhooks need %s', async (name) => {
    const {message} = await problemWith({[name]: ''})
    expect(message).toBe(`Environment: ${name} is missing. See .env.example.`)
    await expect(read({...complete, LEAD_WEBHOOK_URL: '', [name]: ''})).resolves.toBeDefined()
  })

  it.each(required)('throws an error that names the missing %s', async (name) => {
    for (const missing of [undefined, '']) {
      const {message} = await problemWith({[name]: missing})
      expect(message).toBe(`Environment: ${name} is missing. See .env.example.`)
    }
  })

  it.each([
    ['NEXT_PUBLIC_SITE_URL', 'www.example.com'],
    ['NEXT_PUBLIC_SITE_URL', 'ftp://example.com'],
    ['NEXT_PUBLIC_SANITY_PROJECT_ID', 'My Project'],
    ['NEXT_PUBLIC_SANITY_PROJECT_ID', '-abc'],
    ['NEXT_PUBLIC_SANITY_DATASET', 'Production'],
    ['NEXT_PUBLIC_SANITY_DATASET', '../production'],
    ['NEXT_PUBLIC_SANITY_API_HOST', 'api.sanity.io'],
    ['NEXT_PUBLIC_SUPABASE_URL', 'localhost:54321'],
    ['NEXT_PUBLIC_SUPABASE_URL', 'javascript:alert(1)'],
    ['SANITY_REVALIDATE_SECRET', 'fifteen letters'],
    ['SANITY_API_READ_TOKEN', 'fifteen letters'],
    ['SANITY_API_WRITE_TOKEN', 'fifteen letters'],
    ['SUPABASE_FORWARDER_TOKEN', 'fifteen letters'],
    ['CDN_PURGE_URL', 'cdn.example'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['LEAD_WEBHOOK_URL', 'hooks.example'],
    ['LEAD_WEBHOOK_URL', 'https://hooks.example, ftp://hooks.example'],
    ['LEAD_WEBHOOK_URL', 'teams+https://hooks.example'],
    ['LEAD_WEBHOOK_URL', 'https://hooks.example?oid=1, salesforce+https://salesforce.example?oid='],
    ['LEAD_WEBHOOK_URL', 'https://hooks.example,'],
    ['LEAD_WEBHOOK_SECRET', 'whsec_short'],
    ['LEAD_WEBHOOK_SECRET', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYqr'],
  ])(
    'is refused when %s is %j, which the sentence names without quoting it',
    async (name, value) => {
      const {message} = await problemWith({[name]: value})
      expect(message).toMatch(
        new RegExp(`^Environment: ${name} (must|may) [^;]*\\. See .env.example\\.$`),
      )
      expect(message).not.toContain(value)
    },
  )

  it('reports all problems in one line without a stack', async () => {
    const {message, stack} = await problemWith({
      NEXT_PUBLIC_SITE_URL: undefined,
      NEXT_PUBLIC_SANITY_DATASET: 'A B',
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: '',
      SANITY_REVALIDATE_SECRET: 'short',
    })
    for (const name of [
      'NEXT_PUBLIC_SITE_URL is missing',
      'NEXT_PUBLIC_SANITY_DATASET may only hold',
      'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY is missing',
      'SANITY_REVALIDATE_SECRET must have',
    ]) {
      expect(message).toContain(name)
    }
    expect(message).not.toContain('\n')
    expect(stack).toBe(message)
  })
})
