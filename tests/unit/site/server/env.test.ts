import {array, assert, asyncProperty, constantFrom} from 'fast-check'
import {beforeEach, describe, expect, it, vi} from 'vitest'

import {placeholderEnvironment} from '../../../../local/starter/placeholder-environment.ts'

const complete: Record<string, string | undefined> = {
  ...placeholderEnvironment,
  NEXT_PUBLIC_SANITY_API_HOST: 'http://localhost:54330',
  SANITY_API_READ_TOKEN: 'placeholder-read-token',
  SANITY_API_WRITE_TOKEN: 'placeholder-write-token',
  SUPABASE_FORWARDER_TOKEN: 'placeholder-forwarder-token',
  CRON_SECRET: 'placeholder-cron-secret',
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
  const {publicEnv, serverEnv} = await import('../../../../lib/server/env')
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

/** A key of Supabase's legacy format. */
const legacyKey = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({iss: 'supabase', note: 'é?>', role}), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

const optional = new Set([
  'CDN_PURGE_TOKEN',
  'CDN_PURGE_URL',
  'CRON_SECRET',
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
  it('defaults to hosted Sanity', async () => {
    for (const host of [undefined, '']) {
      const settings = await read({...complete, NEXT_PUBLIC_SANITY_API_HOST: host})
      expect(settings.sanityApiHost).toBe('https://api.sanity.io')
      expect(settings.sanityIsHosted).toBe(true)
    }
    expect((await read(complete)).sanityIsHosted).toBe(false)
  })

  it.each([
    ['LOG_LEVEL', 'debug'],
    ['LEAD_WEBHOOK_URL', 'salesforce+https://s.example?oid=00D1'],
    ['LEAD_WEBHOOK_SECRET', `whsec_${'a1B+'.repeat(8)}`],
  ])('accepts %s as %s', async (name, value) => {
    expect(Object.values(await read({...complete, [name]: value}))).toContain(value)
  })

  it('reads every value without what surrounds it', async () => {
    const meant = await read(complete)
    const quotes = ['', '"', "'", '`', '\\"', '"\'']
    const around = [...quotes, '\uFEFF', ' ', '\t', '\n', '\r\n', '\u00A0']
    await assert(
      asyncProperty(
        array(constantFrom(...around), {maxLength: 3}),
        array(constantFrom(...around), {maxLength: 3}),
        async (before, after) => {
          const noisy = Object.entries(complete).map(([name, value]) => [
            name,
            before.join('') + value + after.join(''),
          ])
          expect(await read(Object.fromEntries(noisy))).toEqual(meant)
        },
      ),
    )
  })

  it.each([
    ['https://www.example.com/', 'https://www.example.com'],
    ['http://localhost:3000//', 'http://localhost:3000'],
  ])('cuts the public URL %s to %s', async (given, siteUrl) => {
    expect(await read({...complete, NEXT_PUBLIC_SITE_URL: given})).toMatchObject({siteUrl})
  })

  it.each([
    ['https://abc.supabase.co/', 'https://abc.supabase.co'],
    ['http://supabase.internal:8000//', 'http://supabase.internal:8000'],
  ])('cuts the address of Supabase %s to %s', async (given, supabaseUrl) => {
    expect(await read({...complete, NEXT_PUBLIC_SUPABASE_URL: given})).toMatchObject({supabaseUrl})
  })

  it('refuses a secret key where a publishable one belongs, and accepts a legacy one', async () => {
    const name = 'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'
    for (const key of ['sb_secret_abc', '"sb_secret_abc"', 'sbp_abc', legacyKey('service_role')]) {
      expect((await problemWith({[name]: key})).message).toContain(`${name} is a secret key`)
    }
    for (const supabasePublishableKey of ['sb_publishable_abc', legacyKey('anon')]) {
      const settings = await read({...complete, [name]: supabasePublishableKey})
      expect(settings).toMatchObject({supabasePublishableKey})
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
    ['NEXT_PUBLIC_SANITY_PROJECT_ID', 'My Project'],
    ['NEXT_PUBLIC_SANITY_DATASET', '../production'],
    ['NEXT_PUBLIC_SANITY_API_HOST', 'api.sanity.io'],
    ['NEXT_PUBLIC_SANITY_API_HOST', 'https://www.sanity.io/manage/project/abc'],
    ['NEXT_PUBLIC_SUPABASE_URL', 'localhost:54321'],
    ['NEXT_PUBLIC_SUPABASE_URL', 'https://abc.supabase.co/rest/v1/'],
    ['SANITY_REVALIDATE_SECRET', 'fifteen letters'],
    ['SANITY_REVALIDATE_SECRET', `" ${' '.repeat(16)}short"`],
    ['SANITY_API_READ_TOKEN', 'fifteen letters'],
    ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_of\ntwo lines'],
    ['CRON_SECRET', 'of two lines,\nas openssl prints'],
    ['TRUSTED_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['REDIS_URL', 'localhost:6379'],
    ['LEAD_WEBHOOK_URL', 'hooks.example'],
    ['LEAD_WEBHOOK_URL', 'https://user:password@hooks.example/leads'],
    ['LEAD_WEBHOOK_URL', 'salesforce+https://s.example?oid='],
    ['LEAD_WEBHOOK_URL', 'https://h.example?oid=1,  salesforce+https://s.example'],
    ['LEAD_WEBHOOK_SECRET', `whsec_${'a1B+'.repeat(7)}a1B=`],
  ])('is refused when %s is %j, without quoting it', async (name, value) => {
    const {message} = await problemWith({[name]: value})
    expect(message).toMatch(
      new RegExp(`^Environment: ${name} (?:must|may only) .*\\. See .env.example.$`),
    )
    expect(message).not.toContain(value)
  })

  it('reports all problems in one line without a stack', async () => {
    const {message, stack} = await problemWith({
      NEXT_PUBLIC_SITE_URL: undefined,
      NEXT_PUBLIC_SANITY_DATASET: 'A B',
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: '',
      SANITY_REVALIDATE_SECRET: 'short',
    })
    const problems = [
      'NEXT_PUBLIC_SITE_URL is missing',
      'NEXT_PUBLIC_SANITY_DATASET may only hold small letters, digits, hyphens and underscores',
      'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY is missing',
      'SANITY_REVALIDATE_SECRET must have 16 characters or more',
    ]
    expect(message).toBe(`Environment: ${problems.join('; ')}. See .env.example.`)
    expect(stack).toBe(message)
  })
})
