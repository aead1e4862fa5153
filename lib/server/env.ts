import {z} from 'zod'

const httpUrl = z.url({protocol: /^https?$/, error: 'must be an http or https address'})
const text = z.string()

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
  .refine(
    // Salesforce answers 200 without it too, and drops the lead.
    (urls) => !/(?:^|,)\s*salesforce\+(?![^,]*[?&]oid=\w)/.test(urls),
    'must name the organization of Salesforce, as in ?oid=00D…',
  )

/** Host of the hosted Sanity API. */
const sanityHost = 'https://api.sanity.io'

/** Public variables. Spelled out one by one, because Next.js inlines them. */
const publicSchema = z.object({
  NEXT_PUBLIC_SITE_URL: httpUrl,
  NEXT_PUBLIC_SANITY_PROJECT_ID: text.regex(
    /^[a-z0-9][a-z0-9-]*$/,
    'may only hold small letters, digits and hyphens',
  ),
  NEXT_PUBLIC_SANITY_DATASET: text.regex(
    /^[a-z0-9][a-z0-9_-]*$/,
    'may only hold small letters, digits, hyphens and underscores',
  ),
  NEXT_PUBLIC_SANITY_API_HOST: httpUrl.transform((url) => new URL(url).origin).default(sanityHost),
  NEXT_PUBLIC_SUPABASE_URL: httpUrl,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: text,
})

const serverVariables = z.object({
  SANITY_REVALIDATE_SECRET: text.min(16, 'must have 16 characters or more'),
  SANITY_API_READ_TOKEN: text.min(16, 'must have 16 characters or more').optional(),
  SANITY_API_WRITE_TOKEN: text.min(16, 'must have 16 characters or more').optional(),
  SUPABASE_FORWARDER_TOKEN: text.min(16, 'must have 16 characters or more').optional(),
  TRUSTED_PROXY: z.literal('1', {error: 'must be 1 or empty'}).optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('info'),
  CDN_PURGE_URL: httpUrl.optional(),
  CDN_PURGE_TOKEN: text.optional(),
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

function read<S extends z.ZodType>(
  schema: S,
  values: Record<string, unknown>,
): Reading<z.output<S>> {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const {data, error} = schema.safeParse(filled)
  return {data, problems: (error?.issues ?? []).map((issue) => describe(issue, filled))}
}

function refuse(problems: string[]): never {
  throw withoutStack(`Environment: ${problems.join('; ')}. See .env.example.`)
}

function readServer(): Reading<z.output<typeof serverSchema>> {
  return read(serverSchema, {
    SANITY_REVALIDATE_SECRET: process.env.SANITY_REVALIDATE_SECRET,
    SANITY_API_READ_TOKEN: process.env.SANITY_API_READ_TOKEN,
    SANITY_API_WRITE_TOKEN: process.env.SANITY_API_WRITE_TOKEN,
    SUPABASE_FORWARDER_TOKEN: process.env.SUPABASE_FORWARDER_TOKEN,
    TRUSTED_PROXY: process.env.TRUSTED_PROXY,
    LOG_LEVEL: process.env.LOG_LEVEL,
    CDN_PURGE_URL: process.env.CDN_PURGE_URL,
    CDN_PURGE_TOKEN: process.env.CDN_PURGE_TOKEN,
    REDIS_URL: process.env.REDIS_URL,
    LEAD_WEBHOOK_URL: process.env.LEAD_WEBHOOK_URL,
    LEAD_WEBHOOK_SECRET: process.env.LEAD_WEBHOOK_SECRET,
  })
}

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

/** Server-only settings. */
export interface ServerEnv {
  revalidateSecret: string
  /** Viewer token that reads drafts for previews; without it there are none. */
  readToken: string | undefined
  /** Token that writes redirects of renamed pages; without it none are written. */
  writeToken: string | undefined
  /** Token with which the server names the visitor of a request; without it all visitors share one rate limit. */
  forwarderToken: string | undefined
  /** Set when our own proxy writes the last hop of `x-forwarded-for`. */
  trustedProxy: '1' | undefined
  /** Minimum level of the logs. */
  logLevel: string
  /** Redis through which instances share invalidations; a single instance needs none. */
  redisUrl: string | undefined
  /** Purge endpoint of the CDN in front of the site. */
  cdnPurgeUrl: string | undefined
  cdnPurgeToken: string | undefined
  /** Webhooks that receive requests, separated by commas. */
  leadWebhookUrl: string | undefined
  /** Signs what they get. */
  leadWebhookSecret: string | undefined
}

/** Server-only settings; throws, naming each missing or malformed variable. */
export function serverEnv(): ServerEnv {
  const {data: variables, problems} = readServer()
  if (!variables) refuse(problems)
  return {
    revalidateSecret: variables.SANITY_REVALIDATE_SECRET,
    readToken: variables.SANITY_API_READ_TOKEN,
    writeToken: variables.SANITY_API_WRITE_TOKEN,
    forwarderToken: variables.SUPABASE_FORWARDER_TOKEN,
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
