import {apiSettings} from './api-settings.ts'

type Config = Record<string, unknown>

const is = (value: unknown) => (found: unknown) => found === value
const isTrue = is(true)

const {api, auth} = apiSettings
const atLeast = (least: number) => (found: unknown) => typeof found === 'number' && found >= least
const hours = (duration: string) => is(Number.parseInt(duration, 10))

/** Settings of hosted Supabase that the embedded service decides in code, by their names in the Management API. */
export const hostedSettings: Record<string, (found: unknown) => boolean> = {
  disable_signup: is(!auth.enable_signup),
  external_email_enabled: isTrue,
  external_anonymous_users_enabled: is(auth.enable_anonymous_sign_ins),
  password_min_length: atLeast(auth.minimum_password_length),
  security_update_password_require_current_password: isTrue,
  security_update_password_require_reauthentication: isTrue,
  refresh_token_rotation_enabled: isTrue,
  security_refresh_token_reuse_interval: is(auth.refresh_token_reuse_interval),
  sessions_timebox: hours(auth.sessions.timebox),
  sessions_inactivity_timeout: hours(auth.sessions.inactivity_timeout),
  mfa_totp_enroll_enabled: isTrue,
  mfa_totp_verify_enabled: isTrue,
  rate_limit_otp: atLeast(300),
  max_rows: atLeast(api.max_rows),
}

/** Settings that projects of the free plan lack: docs/deploy.md, What needs a plan. */
const paidSettings = new Set(['sessions_timebox', 'sessions_inactivity_timeout'])

/** Names of settings that differ; those that the answer does not name are left out. */
const wrongSettings = (config: Config) =>
  Object.keys(hostedSettings).filter(
    (name) => name in config && !hostedSettings[name]!(config[name]),
  )

async function readJson(url: string, headers: Record<string, string>): Promise<Config> {
  const response = await fetch(url, {headers, signal: AbortSignal.timeout(15_000)})
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}.`)
  return (await response.json()) as Config
}

/** Reads the settings of sign-in, and how many rows the API returns, which a short answer does not say. */
async function readConfig(url: string, accessToken: string): Promise<Config> {
  const [project] = new URL(url).hostname.split('.')
  const [signIn, rows] = await Promise.all(
    ['config/auth', 'postgrest'].map((part) =>
      readJson(`https://api.supabase.com/v1/projects/${project}/${part}`, {
        authorization: `Bearer ${accessToken}`,
      }),
    ),
  )
  return {...signIn, max_rows: rows?.['max_rows']}
}

/** Reads the settings that the service publishes. */
async function readPublicConfig(url: string, publishableKey: string): Promise<Config> {
  const answer = await readJson(String(new URL('/auth/v1/settings', url)), {apikey: publishableKey})
  const external = (answer['external'] ?? {}) as Config
  return {
    disable_signup: answer['disable_signup'],
    external_email_enabled: external['email'],
    external_anonymous_users_enabled: external['anonymous_users'],
  }
}

/** Whether a project is on the free plan; false where the token may not know. */
async function isFree(url: string, accessToken: string): Promise<boolean> {
  const [project] = new URL(url).hostname.split('.')
  const headers = {authorization: `Bearer ${accessToken}`}
  const read = (path: string) => readJson(`https://api.supabase.com/v1/${path}`, headers)
  try {
    const {organization_slug: slug} = await read(`projects/${project}`)
    const {plan} = await read(`organizations/${String(slug)}`)
    return plan === 'free'
  } catch {
    return false
  }
}

interface Access {
  url: string
  publishableKey: string
  /** A personal access token of Supabase, which all settings need. */
  accessToken: string | undefined
}

/** Checks a hosted project's settings; without an access token only those that the service publishes. */
export async function checkHostedSupabase({
  url,
  publishableKey,
  accessToken,
}: Access): Promise<{found: string; advice?: string}> {
  const found = 'Settings of the hosted Supabase'
  try {
    const config = accessToken
      ? await readConfig(url, accessToken)
      : await readPublicConfig(url, publishableKey)
    const wrong = wrongSettings(config)
    const paid = wrong.filter((name) => paidSettings.has(name))
    const lacks = paid.length > 0 && accessToken && (await isFree(url, accessToken)) ? paid : []
    const differing = wrong.filter((name) => !lacks.includes(name)).join(', ')
    if (differing) return {found, advice: `docs/deploy.md says how to set ${differing}.`}
    if (lacks.length > 0) return {found: `${found}; not on this plan: ${lacks.join(', ')}`}
    return {found: accessToken ? found : `${found} for sign-ups; others with SUPABASE_ACCESS_TOKEN`}
  } catch (error) {
    return {found, advice: `They could not be read: ${(error as Error).message}`}
  }
}
