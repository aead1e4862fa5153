import {randomBytes} from 'node:crypto'
import {parseArgs} from 'node:util'

import {createClient, type SupabaseClient} from '@supabase/supabase-js'

import {type Credentials, readCredentials} from '../credentials.ts'
import {runDataCommand} from '../starter/command.ts'
import type {Settings} from '../starter/settings.ts'
import {UserError} from '../user-error.ts'

const usage = 'Usage: npm run users, or with -- add <email> [--admin], or -- recover <email>'

type Arguments = {verb: 'add' | 'recover'; email: string; isAdmin: boolean}

/** What the command is asked to do; undefined to show how to sign in. */
function readArguments(): Arguments | undefined {
  try {
    const options = {admin: {type: 'boolean', default: false}} as const
    const {positionals, values} = parseArgs({options, allowPositionals: true})
    const [verb, email, ...others] = positionals
    if (positionals.length === 0 && !values.admin) return undefined
    const isVerb = verb === 'add' || verb === 'recover'
    if (isVerb && email && others.length === 0) return {verb, email, isAdmin: values.admin}
  } catch {
    // Invalid options: report the usage below instead of parseArgs' error.
  }
  throw new UserError(usage)
}

function readSupabase({dataDir, embeddedSupabase}: Settings): Credentials['supabase'] {
  if (!embeddedSupabase) {
    throw new UserError('With hosted Supabase, add people in its dashboard. See docs/deploy.md.')
  }
  return readCredentials(dataDir).supabase
}

/** Throws a UserError when a call failed. */
function assertDone(error: {message: string; status?: number | undefined} | null, what: string) {
  if (error?.status === 0) throw new UserError('Supabase is not responding. Start the site first.')
  if (error) throw new UserError(`${what}: ${error.message}`)
}

async function add(client: SupabaseClient, {email, isAdmin}: Arguments): Promise<void> {
  const password = randomBytes(12).toString('base64url')
  const created = await client.auth.admin.createUser({email, password, email_confirm: true})
  assertDone(created.error, `${email} was not added`)
  if (isAdmin) {
    const {error} = await client.rpc('grant_admin', {address: email})
    assertDone(error, `${email} was added without a role`)
  }
  console.log(`  ${email} can sign in at /admin${isAdmin ? '' : ', but has no role'}.`)
  console.log(`  Password, shown only once: ${password}`)
}

async function recover(client: SupabaseClient, {email}: Arguments): Promise<void> {
  const {data, error} = await client.rpc('remove_factors', {address: email})
  assertDone(error, `The second factor of ${email} was not removed`)
  if (!data) throw new UserError(`${email} has no second factor, or there is no such account.`)
  console.log(`  ${email} now signs in with the password alone.`)
}

/** Prints how to sign in to what is embedded. */
function show({dataDir, siteUrl, ...settings}: Settings): void {
  const {contentLake, admin} = readCredentials(dataDir)
  if (settings.embeddedContentLake) {
    for (const [role, token] of Object.entries(contentLake.tokens)) {
      console.log(`  Studio, ${role}: ${siteUrl}/studio#token=${token}`)
    }
  }
  if (settings.embeddedSupabase) {
    console.log(`  Admin: ${siteUrl}/admin/login, ${admin.email}, first password ${admin.password}`)
  }
}

await runDataCommand(async (settings) => {
  const given = readArguments()
  if (!given) return show(settings)
  const {url, secretKey} = readSupabase(settings)
  const client = createClient(url, secretKey, {auth: {persistSession: false}})
  return {add, recover}[given.verb](client, given)
})
