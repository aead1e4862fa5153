import {z} from 'zod'

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
  abort: true,
})
/** An address of a whole host; what follows the host is cut. */
const origin = httpUrl.transform((url) => new URL(url).origin)
const text = z.string()
const ascii = [
  /^[ -~]*$/,
  'may only hold letters, digits and signs of ASCII: headers carry it',
] as const
const secret = text.min(16, {error: 'must have 16 characters or more', abort: true}).regex(...ascii)

/** Hosted Supabase, or one's own; its dashboard and the addresses of its services are no projects. */
const supabaseUrl = httpUrl
  .refine((url) => {
    const {hostname, pathname} = new URL(url)
    return /^\/+$/.test(pathname) && !/(?:^|\.)supabase\.(?:com|io)$/.test(hostname)
  }, 'must be the address of the project alone, as in https://<project>.supabase.co')
  .pipe(origin)

/** The role in a key of Supabase's legacy format, a JSON Web Token. */
function roleOf(key: string): unknown {
  try {
    const [, payload = ''] = key.split('.')
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {role?: unknown})
      .role
  } catch {
    return undefined
  }
}

/** A key that may reach browsers. */
const publishableKey = text
  .regex(...ascii)
  .refine(
    (key) => !/^sb(?:p|_secret)_/.test(key) && (roleOf(key) ?? 'anon') === 'anon',
    'is a secret key, which browsers would get: use the publishable key (sb_publishable_…, or anon)',
  )

/** Requests to such addresses fail. */
const withoutUser = [
  (urls: string) => !/(?:^|[,+])\s*https?:\/\/[^/?#,]*@/.test(urls),
  'must have no user and password',
] as const

/** URLs separated by commas; a prefix such as `slack+` names the format of the receiver. */
const webhookUrls = z
  .string()
  .refine(
    (urls) =>
      urls.split(',').every((url) => {
        const plain = url.trim().replace(/^(?:slack|hubspot|salesforce)\+/, '')
        return /^https?:/.test(plain) && URL.canParse(plain)
      }),
    'must be http or https addresses, separated by commas',
  )
  .refine(...withoutUser)
  .refine(
    // Salesforce answers 200 without it too, and drops the lead.
    (urls) => !/(?:^|,)\s*salesforce\+(?![^,]*[?&]oid=\w)/.test(urls),
    'must name the organization of Salesforce, as in ?oid=00D…',
  )

/** Host of the hosted Sanity API. */
const sanityHost = 'https://api.sanity.io'

/** A Content Lake at another host; hosted Sanity has one address, and its dashboard has no API. */
const sanityApiHost = origin
  .refine(
    (url) => url === sanityHost || !/[./]sanity\.io$/.test(url),
    'must be left out for hosted Sanity',
  )
  .default(sanityHost)

/** Public variables. Spelled out one by one, because Next.js inlines them. */
const publicSchema = z.object({
  NEXT_PUBLIC_SITE_URL: origin,
  NEXT_PUBLIC_SANITY_PROJECT_ID: text.regex(
    /^[a-z0-9][a-z0-9-]*$/,
    'may only hold small letters, digits and hyphens',
  ),
  NEXT_PUBLIC_SANITY_DATASET: text.regex(
    /^[a-z0-9][a-z0-9_-]*$/,
    'may only hold small letters, digits, hyphens and underscores',
  ),
  NEXT_PUBLIC_SANITY_API_HOST: sanityApiHost,
  NEXT_PUBLIC_SUPABASE_URL: supabaseUrl,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey,
})

const serverVariables = z.object({
  SANITY_REVALIDATE_SECRET: secret,
  SANITY_API_READ_TOKEN: secret.optional(),
  SANITY_API_WRITE_TOKEN: secret.optional(),
  SUPABASE_FORWARDER_TOKEN: secret.optional(),
  CRON_SECRET: secret.optional(),
  TRUSTED_PROXY: z.literal('1', {error: 'must be 1 or empty'}).optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('info'),
  CDN_PURGE_URL: httpUrl.refine(...withoutUser).optional(),
  CDN_PURGE_TOKEN: secret.optional(),
  REDIS_URL: z.url({protocol: /^rediss?$/, error: 'must be a redis or rediss address'}).optional(),
  LEAD_WEBHOOK_URL: webhookUrls.optional(),
  LEAD_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_(?=[A-Za-z\d+/]{32})(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/,
      'must be whsec_ and 24 bytes or more in base64',
    )
    .optional(),
})

/** What webhooks need beside their URL. */
const neededByWebhooks = ['LEAD_WEBHOOK_SECRET', 'SUPABASE_FORWARDER_TOKEN'] as const

const serverSchema = serverVariables.superRefine((variables, context) => {
  if (!variables.LEAD_WEBHOOK_URL) return
  for (const name of neededByWebhooks) {
    if (!variables[name]) context.addIssue({code: 'custom', path: [name]})
  }
})

/** All variables the site reads; `.env.example` documents each. */
export const variableNames = [
  ...Object.keys(publicSchema.shape),
  ...Object.keys(serverSchema.shape),
]

function describe(issue: z.core.$ZodIssue, values: Record<string, unknown>): string {
  const name = String(issue.path[0])
  return `${name} ${values[name] === undefined ? 'is missing' : issue.message}`
}

/** Drops the stack: a failed build should show only the message. */
function withoutStack(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}

interface Reading<T> {
  data?: T
  problems: string[]
}

/** What tools and editors leave around a value: blanks, line ends, byte order marks, quotes. */
const around = /^(?:[\s\u200B\uFEFF]|\\?["'`“”‘’])+|(?:[\s\u200B\uFEFF]|\\?["'`“”‘’])+$/g

function read<S extends z.ZodType>(
  schema: S,
  values: Record<string, string | undefined>,
): Reading<z.output<S>> {
  const filled = Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value?.replace(around, '') ?? ''])
      .filter(([, value]) => value !== ''),
  )
  const {data, error} = schema.safeParse(filled)
  return {data, problems: (error?.issues ?? []).map((issue) => describe(issue, filled))}
}

function refuse(problems: string[]): never {
  throw withoutStack(`Environment: ${problems.join('; ')}. See .env.example.`)
}

const readServer = () =>
  read(
    serverSchema,
    Object.fromEntries(Object.keys(serverSchema.shape).map((name) => [name, process.env[name]])),
  )

const {data: publicVariables, problems: publicProblems} = read(publicSchema, {
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  NEXT_PUBLIC_SANITY_PROJECT_ID: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID,
  NEXT_PUBLIC_SANITY_DATASET: process.env.NEXT_PUBLIC_SANITY_DATASET,
  NEXT_PUBLIC_SANITY_API_HOST: process.env.NEXT_PUBLIC_SANITY_API_HOST,
  NEXT_PUBLIC_SUPABASE_URL: process.env.NEXT_PUBLIC_SUPABASE_URL,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
})
// Report all problems at once; otherwise the server's would appear only at the next attempt.
if (!publicVariables) refuse([...publicProblems, ...readServer().problems])

/** Settings the browser may see. Throws on import when one is missing or malformed. */
export const publicEnv = {
  siteUrl: publicVariables.NEXT_PUBLIC_SITE_URL,
  sanityProjectId: publicVariables.NEXT_PUBLIC_SANITY_PROJECT_ID,
  sanityDataset: publicVariables.NEXT_PUBLIC_SANITY_DATASET,
  sanityApiHost: publicVariables.NEXT_PUBLIC_SANITY_API_HOST,
  /** True for hosted Sanity, false for a Content Lake at another host. */
  sanityIsHosted: publicVariables.NEXT_PUBLIC_SANITY_API_HOST === sanityHost,
  supabaseUrl: publicVariables.NEXT_PUBLIC_SUPABASE_URL,
  supabasePublishableKey: publicVariables.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
}

/** Host of the site: `www.example.com`. */
export function siteHost(): string {
  return new URL(publicEnv.siteUrl).host
}

/** Server-only settings; throws, naming each missing or malformed variable. */
export function serverEnv() {
  const {data: variables, problems} = readServer()
  if (!variables) refuse(problems)
  return {
    revalidateSecret: variables.SANITY_REVALIDATE_SECRET,
    readToken: variables.SANITY_API_READ_TOKEN,
    writeToken: variables.SANITY_API_WRITE_TOKEN,
    forwarderToken: variables.SUPABASE_FORWARDER_TOKEN,
    cronSecret: variables.CRON_SECRET,
    trustedProxy: variables.TRUSTED_PROXY,
    logLevel: variables.LOG_LEVEL,
    redisUrl: variables.REDIS_URL,
    cdnPurgeUrl: variables.CDN_PURGE_URL,
    cdnPurgeToken: variables.CDN_PURGE_TOKEN,
    leadWebhookUrl: variables.LEAD_WEBHOOK_URL,
    leadWebhookSecret: variables.LEAD_WEBHOOK_SECRET,
  }
}

/** Origin of the Content Lake's images and files. */
export const assetHost = publicEnv.sanityIsHosted
  ? 'https://cdn.sanity.io'
  : publicEnv.sanityApiHost
