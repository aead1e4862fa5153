import type {SupabaseClient} from '@supabase/supabase-js'
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'

import type {RunningSupabase} from '../../../local/supabase/start.ts'
import {codeOf, wrongCodeOf} from '../../fixtures/authenticator.ts'
import {client, clientOf, credentials, entry, startService} from './service.ts'

let service: RunningSupabase
let people = 0

type Person = {email: string; password: string}

const operator = () => client(service.url, credentials.supabase.secretKey)

/** Creates an admin and signs them in. */
async function admin(): Promise<{person: Person; session: SupabaseClient}> {
  people += 1
  const person = {email: `careful-${people}@site.example`, password: 'correct horse battery'}
  expect((await operator().auth.admin.createUser(person)).error).toBeNull()
  expect((await operator().rpc('grant_admin', {address: person.email})).error).toBeNull()
  return {person, session: await signIn(person)}
}

async function signIn(person: Person): Promise<SupabaseClient> {
  const session = client(service.url)
  expect((await session.auth.signInWithPassword(person)).error).toBeNull()
  return session
}

async function prepare(session: SupabaseClient, friendlyName = 'Phone') {
  const {data, error} = await session.auth.mfa.enroll({factorType: 'totp', friendlyName})
  if (error) throw error
  return {id: data.id, picture: data.totp.qr_code, ...data.totp}
}

function verify(session: SupabaseClient, factorId: string, code: string) {
  return session.auth.mfa.challengeAndVerify({factorId, code})
}

/** Creates an admin with an authenticator app. */
async function carefulAdmin() {
  const {person, session} = await admin()
  const {id, secret} = await prepare(session)
  expect((await verify(session, id, codeOf(secret))).error).toBeNull()
  return {person, session, id, secret}
}

async function levels(session: SupabaseClient) {
  const {data} = await session.auth.mfa.getAuthenticatorAssuranceLevel()
  return [data?.currentLevel, data?.nextLevel]
}

async function readEntries(session: SupabaseClient): Promise<number> {
  const {data} = await session.rpc('list_waitlist', {page_size: 1})
  return data?.length ?? 0
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  service = await startService()
  await client(service.url).rpc('add_entry', {entry: entry()})
})

afterAll(async () => {
  await service.close()
  vi.restoreAllMocks()
})

describe('an authenticator app', () => {
  test('the first code verifies a factor, raises the session and ends all others', async () => {
    const {person, session} = await admin()
    const other = await signIn(person)
    await prepare(session, 'Given up')
    const {id, secret, picture, uri} = await prepare(session)
    expect(picture).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
    expect(uri).toContain(`secret=${secret}`)
    expect(await levels(session)).toEqual(['aal1', 'aal1'])
    expect(await readEntries(session)).toBe(1)

    // Codes last half a minute, and clocks may differ by one code.
    for (const code of [wrongCodeOf(secret), codeOf(secret, -90), codeOf(secret, 90)]) {
      expect((await verify(session, id, code)).error?.code).toBe('mfa_verification_failed')
    }
    expect((await verify(session, id, codeOf(secret, -29))).error).toBeNull()
    expect(await levels(session)).toEqual(['aal2', 'aal2'])
    expect(await readEntries(session)).toBe(1)
    expect(await readEntries(other)).toBe(0)
    expect((await other.auth.refreshSession()).error).not.toBeNull()
    const {data: factors} = await session.auth.mfa.listFactors()
    expect(factors?.all.map((factor) => factor.id)).toEqual([id])
  })

  test('a second factor is needed to read entries, also after a refresh', async () => {
    const {person, id, secret} = await carefulAdmin()
    const session = await signIn(person)
    expect(await levels(session)).toEqual(['aal1', 'aal2'])
    expect([await readEntries(session), (await session.rpc('is_admin')).data]).toEqual([0, false])

    expect((await verify(session, id, codeOf(secret))).error).toBeNull()
    expect((await session.auth.refreshSession()).error).toBeNull()
    expect(await levels(session)).toEqual(['aal2', 'aal2'])
    expect([await readEntries(session), (await session.rpc('is_admin')).data]).toEqual([1, true])
  })

  test("another user's factor is not found", async () => {
    const {id, secret} = await carefulAdmin()
    const {session} = await admin()
    const answers = await Promise.all([
      verify(session, id, codeOf(secret)),
      session.auth.mfa.unenroll({factorId: id}),
      session.auth.mfa.challenge({factorId: 'guess'}),
    ])
    for (const {error} of answers) expect(error?.code).toBe('mfa_factor_not_found')
  })

  test('with a second factor, factors are added and removed only with it', async () => {
    const {person, id, secret} = await carefulAdmin()
    const session = await signIn(person)
    const removed = await session.auth.mfa.unenroll({factorId: id})
    await expect(prepare(session, 'Tablet')).rejects.toMatchObject({code: 'insufficient_aal'})
    expect(removed.error?.code).toBe('insufficient_aal')

    await verify(session, id, codeOf(secret))
    await expect(prepare(session)).rejects.toMatchObject({code: 'mfa_factor_name_conflict'})
    expect((await session.auth.mfa.unenroll({factorId: id})).error).toBeNull()
    await session.auth.refreshSession()
    expect(await levels(session)).toEqual(['aal1', 'aal1'])
    expect(await readEntries(session)).toBe(1)
  })

  test('a lost factor is not needed once an operator has removed it', async () => {
    const {person} = await carefulAdmin()
    expect((await operator().rpc('remove_factors', {address: person.email})).data).toBe(1)
    expect(await readEntries(await signIn(person))).toBe(1)
  })

  test('only authenticator apps are accepted, at most ten', async () => {
    const {session} = await admin()
    const phone = await session.auth.mfa.enroll({factorType: 'phone', phone: '+33123456789'})
    expect(phone.error?.code).toBe('validation_failed')
    for (const number of Array(10).keys()) await prepare(session, `App ${number}`)
    await expect(prepare(session, 'One more')).rejects.toMatchObject({
      code: 'too_many_enrolled_mfa_factors',
    })
  })
})

describe('a code', () => {
  test('a code is valid once per challenge', async () => {
    const {session, id, secret} = await carefulAdmin()
    const {data: challenge} = await session.auth.mfa.challenge({factorId: id})
    const seconds = (challenge?.expires_at ?? 0) - Date.now() / 1000
    expect([seconds > 280, seconds <= 300]).toEqual([true, true])
    const answer = {factorId: id, challengeId: challenge?.id ?? '', code: codeOf(secret)}
    expect((await session.auth.mfa.verify(answer)).error).toBeNull()
    expect((await session.auth.mfa.verify(answer)).error?.code).toBe('mfa_challenge_expired')
  })

  test('a code is refused after ten wrong ones, from whichever session', async () => {
    const {person, id, secret} = await carefulAdmin()
    const session = await signIn(person)
    const guesses = Array.from({length: 10}, () => verify(session, id, wrongCodeOf(secret)))
    const codes = (await Promise.all(guesses)).map(({error}) => error?.code)
    expect(new Set(codes)).toEqual(new Set(['mfa_verification_failed']))
    for (const one of [session, await signIn(person)]) {
      const {error} = await verify(one, id, codeOf(secret))
      expect([error?.status, error?.code]).toEqual([429, 'over_request_rate_limit'])
    }
  })
})

test('factors are not listed without a session', async () => {
  const {id, secret} = await carefulAdmin()
  const anonymous = clientOf(service.url, 'a.b.c')
  const headers = {apikey: credentials.supabase.publishableKey, 'content-type': 'application/json'}
  const body = JSON.stringify({factor_type: 'totp', code: codeOf(secret), challenge_id: id})
  for (const path of ['', `/${id}/challenge`, `/${id}/verify`]) {
    const answer = await fetch(`${service.url}/auth/v1/factors${path}`, {
      method: 'POST',
      headers,
      body,
    })
    expect([401, 403]).toContain(answer.status)
  }
  expect((await anonymous.rpc('is_admin')).data).not.toBe(true)
})

describe('a password', () => {
  const chosen = 'another long password'

  test('a user can change the password with the current one, and nothing else', async () => {
    const {person, session} = await admin()
    const current_password = person.password
    const refused = [
      [{password: chosen}, 'current_password_required'],
      [{password: chosen, current_password: ''}, 'invalid_credentials'],
      [{password: chosen, current_password: 'wrong'}, 'invalid_credentials'],
      [{password: 'x'.repeat(11), current_password}, 'weak_password'],
      [
        {password: chosen, current_password, email: 'new@site.example'},
        'current_password_required',
      ],
    ] as const
    for (const [attributes, code] of refused) {
      expect((await session.auth.updateUser(attributes)).error?.code).toBe(code)
    }

    const other = await signIn(person)
    expect((await session.auth.updateUser({password: chosen, current_password})).error).toBeNull()
    const old = await client(service.url).auth.signInWithPassword(person)
    expect(old.error?.code).toBe('invalid_credentials')
    await signIn({...person, password: chosen})
    // It ends all other sessions.
    expect((await session.rpc('is_admin')).data).toBe(true)
    expect((await other.rpc('is_admin')).data).toBe(false)
  })

  test('guesses of the current password are limited', async () => {
    const {person, session} = await admin()
    const guess = (current_password: string) =>
      session.auth.updateUser({password: chosen, current_password})
    const guesses = await Promise.all(Array.from({length: 12}, () => guess('wrong')))
    expect(guesses.filter(({error}) => error?.status === 429)).toHaveLength(2)
    expect((await guess(person.password)).error?.code).toBe('over_request_rate_limit')
  })

  test('the right password clears the guesses before it', async () => {
    const {person, session} = await admin()
    const given = [...Array<string>(9).fill('wrong'), person.password, 'wrong', 'wrong']
    const statuses: unknown[] = []
    for (const current_password of given) {
      const {error} = await session.auth.updateUser({password: chosen, current_password})
      statuses.push(error?.status)
    }
    expect(statuses).toEqual([...Array<number>(9).fill(400), undefined, 400, 400])
  })

  test('a password is not changed without an existing second factor', async () => {
    const {person, id, secret} = await carefulAdmin()
    const session = await signIn(person)
    const attributes = {password: chosen, current_password: person.password}
    const refused = await session.auth.updateUser(attributes)
    expect(refused.error?.code).toBe('insufficient_aal')
    await verify(session, id, codeOf(secret))
    expect((await session.auth.updateUser(attributes)).error).toBeNull()
  })
})
