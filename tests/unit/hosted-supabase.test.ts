import {afterEach, describe, expect, it, vi} from 'vitest'

import {checkHostedSupabase, hostedSettings} from '../../local/supabase/hosted'

const right = {
  disable_signup: true,
  external_email_enabled: true,
  external_anonymous_users_enabled: false,
  password_min_length: 12,
  security_update_password_require_current_password: true,
  security_update_password_require_reauthentication: true,
  refresh_token_rotation_enabled: true,
  security_refresh_token_reuse_interval: 10,
  sessions_timebox: 12,
  sessions_inactivity_timeout: 3,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  rate_limit_otp: 300,
  max_rows: 1000,
}
const access = {url: 'https://ref.supabase.co', publishableKey: 'sb_publishable_x'}

function answer(body: object, status = 200) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, {status})))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

/** Answers as a project with this configuration on a plan. */
const onPlan = (plan: string, config: object) =>
  vi.stubGlobal('fetch', (url: string) => {
    if (/config\/auth$|postgrest$/.test(url)) return Promise.resolve(Response.json(config))
    if (url.endsWith('/organizations/acme')) return Promise.resolve(Response.json({plan}))
    return Promise.resolve(Response.json({organization_slug: 'acme'}))
  })

const check = (accessToken?: string) => checkHostedSupabase({...access, accessToken})

afterEach(() => vi.unstubAllGlobals())

describe('the settings of a hosted project', () => {
  it('are read from the Management API and found right', async () => {
    const fetched = answer(right)
    expect(await check('sbp_token')).toEqual({found: 'Settings of the hosted Supabase'})
    expect(fetched.mock.calls[0]?.[0]).toBe('https://api.supabase.com/v1/projects/ref/config/auth')
  })

  it.each(Object.keys(hostedSettings))('are found wrong by %s', async (name) => {
    answer({...right, [name]: null})
    expect((await check('sbp_token')).advice).toContain(` ${name}.`)
  })

  it('pass where the plan lacks a setting, and only that', async () => {
    const lacking = {...right, sessions_timebox: 0, sessions_inactivity_timeout: 0}
    onPlan('free', lacking)
    const {found, advice} = await check('sbp_token')
    expect([found, advice]).toEqual([
      expect.stringContaining('not on this plan: sessions_timebox, sessions_inactivity_timeout'),
      undefined,
    ])
    onPlan('free', {...lacking, disable_signup: false})
    expect((await check('sbp_token')).advice).toContain('set disable_signup.')
    onPlan('pro', lacking)
    expect((await check('sbp_token')).advice).toContain('sessions_timebox')
  })

  it('are read as far as anybody may without an access token', async () => {
    answer({disable_signup: true, external: {email: true, anonymous_users: false}})
    expect((await check()).advice).toBeUndefined()
    answer({disable_signup: false, external: {email: true, anonymous_users: true}})
    expect((await check()).advice).toContain(
      'set disable_signup, external_anonymous_users_enabled.',
    )
  })

  it('are reported as unknown when the service refuses', async () => {
    answer({}, 401)
    expect((await check('sbp_token')).advice).toContain('api.supabase.com answered 401')
  })
})
