type Config = Record<string, unknown>

const is = (value: unknown) => (found: unknown) => found === value
const isTrue = is(true)

/**
 * What hosted Supabase decides by a setting and the embedded service by code: the setting's name in the Management API,
 * the values that are right, and what to do. docs/deploy.md lists the same.
 */
export const hostedSettings: [
  name: string,
  isRight: (value: unknown) => boolean,
  advice: string,
][] = [
  ['disable_signup', isTrue, 'Disable sign-ups.'],
  ['external_anonymous_users_enabled', is(false), 'Disable anonymous sign-ins.'],
  [
    'password_min_length',
    (value) => typeof value === 'number' && value >= 12,
    'Require passwords of 12 characters.',
  ],
  [
    'security_update_password_require_current_password',
    isTrue,
    'Require the current password when updating.',
  ],
  ['security_update_password_require_reauthentication', isTrue, 'Enable secure password change.'],
  ['refresh_token_rotation_enabled', isTrue, 'Detect and revoke compromised refresh tokens.'],
  ['security_refresh_token_reuse_interval', is(10), 'Set the reuse interval to 10 seconds.'],
  ['sessions_timebox', is(12), 'Time-box user sessions to 12 hours.'],
  ['sessions_inactivity_timeout', is(3), 'End sessions after 3 hours without use.'],
  ['mfa_totp_enroll_enabled', isTrue, 'Enable authenticator apps (TOTP).'],
  ['mfa_totp_verify_enabled', isTrue, 'Enable authenticator apps (TOTP).'],
  [
    'max_rows',
    (value) => typeof value === 'number' && value >= 1000,
    'Return 1,000 rows or more per request.',
  ],
]

/** Settings that projects of the free plan lack: docs/deploy.md, What needs a plan. */
const paidSettings = new Set(['sessions_timebox', 'sessions_inactivity_timeout'])

/** Settings that differ; those that the answer does not name are left out. */
const wrongSettings = (config: Config) =>
  hostedSettings.filter(([name, isRight]) => name in config && !isRight(config[name]))

const adviceFor = (settings: typeof hostedSettings) =>
  [...new Set(settings.map(([, , advice]) => advice))].join(' ')

async function readJson(url: string, headers: Record<string, string>): Promise<Config> {
  const response = await fetch(url, {headers, signal: AbortSignal.timeout(15_000)})
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}.`)
  return (await response.json()) as Config
}

/** Reads the settings of sign-in, and how many rows the API returns, which a short answer does not say. */
async function readConfig(url: string, accessToken: string): Promise<Config> {
  const [project] = new URL(url).hostname.split('.')
  const [auth, api] = await Promise.all(
    ['config/auth', 'postgrest'].map((part) =>
      readJson(`https://api.supabase.com/v1/projects/${project}/${part}`, {
        authorization: `Bearer ${accessToken}`,
      }),
    ),
  )
  return {...auth, max_rows: api?.['max_rows']}
}

/** Reads the settings that the service publishes. */
async function readPublicConfig(url: string, publishableKey: string): Promise<Config> {
  const answer = await readJson(`${url}/auth/v1/settings`, {apikey: publishableKey})
  const external = (answer['external'] ?? {}) as Config
  return {
    disable_signup: answer['disable_signup'],
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
    const paid = wrong.filter(([name]) => paidSettings.has(name))
    const lacks = paid.length > 0 && accessToken && (await isFree(url, accessToken)) ? paid : []
    const advice = adviceFor(wrong.filter((setting) => !lacks.includes(setting)))
    if (advice) return {found, advice}
    if (lacks.length > 0) return {found: `${found}; not on this plan: ${adviceFor(lacks)}`}
    return {found: accessToken ? found : `${found} for sign-ups; others with SUPABASE_ACCESS_TOKEN`}
  } catch (error) {
    return {found, advice: `They could not be read: ${(error as Error).message}`}
  }
}
