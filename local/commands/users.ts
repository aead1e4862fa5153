import {randomBytes} from 'node:crypto'
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'

import {createClient} from '@supabase/supabase-js'

import {runOnData} from '../backup/run.ts'
import {type Credentials, readCredentials} from '../starter/credentials.ts'
import type {Settings} from '../starter/settings.ts'
import {StartError} from '../starter/start-error.ts'

const usage = 'Usage: npm run users -- add <e-mail address> [--admin]'

function readArguments(): {email: string; isAdmin: boolean} {
  try {
    const options = {admin: {type: 'boolean', default: false}} as const
    const {positionals, values} = parseArgs({options, allowPositionals: true})
    const [verb, email, ...others] = positionals
    if (verb === 'add' && email && others.length === 0) return {email, isAdmin: values.admin}
  } catch {
    // It says the same in other words.
  }
  throw new StartError(usage)
}

function readSupabase({dataDir, embeddedSupabase}: Settings): Credentials['supabase'] {
  if (!embeddedSupabase) {
    throw new StartError('People of hosted Supabase are added in its dashboard: docs/deploy.md.')
  }
  const file = join(dataDir, 'credentials.json')
  if (!existsSync(file)) throw new StartError(`Start the site first: there is no ${file}.`)
  return readCredentials(file).supabase
}

/** Throws what a call said was wrong. */
function assertDone(email: string, error: {message: string; status?: number | undefined} | null) {
  if (error?.status === 0) throw new StartError('Supabase does not answer: start the site first.')
  if (error) throw new StartError(`${email} was not added: ${error.message}`)
}

await runOnData(async (settings) => {
  const {email, isAdmin} = readArguments()
  const {url, secretKey} = readSupabase(settings)
  const client = createClient(url, secretKey, {auth: {persistSession: false}})
  const password = randomBytes(12).toString('base64url')
  const created = await client.auth.admin.createUser({email, password, email_confirm: true})
  assertDone(email, created.error)
  if (isAdmin) assertDone(email, (await client.rpc('grant_admin', {address: email})).error)
  console.log(`  ${email} can sign in at /admin${isAdmin ? '' : ', and has no role'}.`)
  console.log(`  Password, shown this once: ${password}`)
})
