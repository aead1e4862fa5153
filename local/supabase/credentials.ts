import {readFile} from 'node:fs/promises'
import {join} from 'node:path'

import {z} from 'zod'

import {StartError} from './errors.ts'

const schema = z.object({
  supabase: z.object({
    url: z.url(),
    publishableKey: z.string().min(16),
    secretKey: z.string().min(32),
  }),
  admin: z.object({
    email: z.email(),
    // bcrypt reads no more than 72 bytes.
    password: z.string().min(8).max(72),
  }),
})

/** The parts of `credentials.json` that this service needs. */
export type Credentials = z.infer<typeof schema>

/** Reads and checks `<dataDir>/credentials.json`. */
export async function readCredentials(dataDir: string): Promise<Credentials> {
  const path = join(dataDir, 'credentials.json')
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`Cannot read ${path}: start the site with "npm start", which writes it.`)
  })
  const result = schema.safeParse(parseJson(text))
  if (result.success) return result.data

  const fields = result.error.issues.map((issue) => issue.path.join('.') || 'the whole file')
  throw new StartError(`${path} is missing or has wrong values for: ${fields.join(', ')}.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
