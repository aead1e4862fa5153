import {createHmac, randomBytes} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {z} from 'zod'

import type {Settings} from './starter/settings.ts'
import {UserError} from './user-error.ts'

const secret = (bytes = 24) => randomBytes(bytes).toString('base64url')

const sanityToken = () => `sk${secret(32)}`

const schema = z.object({
  contentLake: z.object({
    url: z.url(),
    projectId: z.string().min(1),
    dataset: z.string().min(1),
    tokens: z.object({
      administrator: z.string().min(32),
      editor: z.string().min(32),
      contributor: z.string().min(32),
      viewer: z.string().min(32),
    }),
  }),
  supabase: z.object({
    url: z.url(),
    publishableKey: z.string().min(16),
    secretKey: z.string().min(32),
  }),
  // bcrypt reads no more than 72 bytes.
  admin: z.object({email: z.email(), password: z.string().min(8).max(72)}),
})

/** Tokens, keys and the admin's password of a data folder. */
export type Credentials = z.infer<typeof schema>

function urls(settings: Settings): {contentLake: string; supabase: string} {
  return {
    contentLake: `http://localhost:${settings.ports.CONTENT_LAKE_PORT}`,
    supabase: `http://localhost:${settings.ports.SUPABASE_PORT}`,
  }
}

function create(settings: Settings): Credentials {
  return {
    contentLake: {
      url: urls(settings).contentLake,
      projectId: 'embedded',
      dataset: 'production',
      tokens: {
        administrator: sanityToken(),
        editor: sanityToken(),
        contributor: sanityToken(),
        viewer: sanityToken(),
      },
    },
    supabase: {
      url: urls(settings).supabase,
      publishableKey: `sb_publishable_${secret()}`,
      secretKey: `sb_secret_${secret(32)}`,
    },
    admin: {email: 'admin@site.example', password: secret(12)},
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fileIn = (dataDir: string) => join(dataDir, 'credentials.json')

/** Reads `credentials.json` in a data folder; throws when it is missing or damaged. */
export function readCredentials(dataDir: string): Credentials {
  const file = fileIn(dataDir)
  if (!existsSync(file)) throw new UserError(`Start the site first: there is no ${file}.`)
  const advice = `Nothing was changed. Restore it, or start fresh in another DATA_DIR.`
  const json = parseJson(readFileSync(file, 'utf8'))
  // The parser's message would quote secrets.
  if (json === undefined) throw new UserError(`${file} is damaged (not valid JSON). ${advice}`)
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({path}) => path.join('.') || 'the whole file')
  throw new UserError(`${file} is damaged (wrong or missing: ${fields.join(', ')}). ${advice}`)
}

function write(file: string, credentials: Credentials): void {
  const draft = `${file}.new`
  writeFileSync(draft, `${JSON.stringify(credentials, null, 2)}\n`, {mode: 0o600})
  // An atomic rename: a crash leaves the old file or the new one.
  renameSync(draft, file)
}

/** Reads `credentials.json`, or creates it on the first start; throws when it is damaged. */
export function readOrCreateCredentials(settings: Settings): Credentials {
  const file = fileIn(settings.dataDir)
  mkdirSync(settings.dataDir, {recursive: true, mode: 0o700})
  if (!existsSync(file)) {
    const created = create(settings)
    write(file, created)
    return created
  }
  const credentials = readCredentials(settings.dataDir)
  const {contentLake, supabase} = urls(settings)
  const current = {
    ...credentials,
    contentLake: {...credentials.contentLake, url: contentLake},
    supabase: {...credentials.supabase, url: supabase},
  }
  write(file, current)
  return current
}

/** Secret that signs the embedded Content Lake's webhooks; derived, so it needs no storage. */
export function revalidateSecret(credentials: Credentials): string {
  return createHmac('sha256', credentials.contentLake.tokens.administrator)
    .update('revalidate')
    .digest('hex')
}
