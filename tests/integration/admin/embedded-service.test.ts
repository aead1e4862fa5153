import {randomUUID} from 'node:crypto'

import {cookies, headers} from 'next/headers'
import {afterAll, beforeAll, expect, it, vi} from 'vitest'

import {forwarderToken} from '../../../local/supabase/keys.ts'
import type {RunningSupabase} from '../../../local/supabase/start.ts'
import {credentials, startService} from '../supabase/service.ts'
import {cookieStore, form, outcome, type Jar} from './browser.ts'

// There is no request outside Next.js.
vi.mock(import('next/headers'))

const {email, password} = credentials.admin
const dashboard = {redirect: expect.stringContaining('/admin/dashboard') as unknown}

let service: RunningSupabase
let actions: typeof import('../../../lib/admin/actions.ts')

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  service = await startService()
  const {publishableKey, secretKey} = credentials.supabase
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', service.url)
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', publishableKey)
  vi.stubEnv('SUPABASE_FORWARDER_TOKEN', forwarderToken(secretKey))
  vi.stubEnv('TRUSTED_PROXY', '1')
  // The modules read the variables when they are loaded, and files of this suite share them.
  vi.resetModules()
  actions = await import('../../../lib/admin/actions.ts')
})

afterAll(async () => {
  await service.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Lets the following requests come from a browser at an address. */
function become(jar: Jar, address: string): void {
  vi.mocked(cookies).mockImplementation(() => Promise.resolve(cookieStore(jar) as never))
  const sent = new Headers({'x-forwarded-for': address})
  vi.mocked(headers).mockImplementation(() => Promise.resolve(sent as never))
}

const signIn = (fields: {email: string; password: string}) =>
  outcome(actions.signIn({status: 'idle', email: ''}, form(fields)))

it('forty wrong sign-ins from an address do not lock out a browser there that has signed in', async () => {
  const known: Jar = new Map()
  become(known, '192.0.2.1')
  expect(await signIn({email, password})).toEqual(dashboard)

  become(new Map(), '192.0.2.1')
  const guess = () => signIn({email: `${randomUUID()}@site.example`, password: 'wrong'})
  const answers = await Promise.all(Array.from({length: 40}, guess))
  const locked = {message: expect.stringContaining('Too many attempts') as unknown}
  expect(answers).toContainEqual(expect.objectContaining(locked))
  expect(await signIn({email, password})).toMatchObject(locked)

  become(known, '192.0.2.1')
  expect(await signIn({email, password})).toEqual(dashboard)
})
