import {App} from '@supabase/lite'

import type {ServedConnection} from './connection.ts'
import type {Credentials} from './credentials.ts'
import type {Database} from './database.ts'

/** Creates the admin of `credentials.json`, unless the e-mail address exists. */
export async function createFirstAdmin(
  database: Database,
  connection: ServedConnection,
  {email, password}: Credentials['admin'],
): Promise<void> {
  const address = email.toLowerCase()
  const [known] = await database.query<{complete: boolean}>(
    `select exists (select from public.user_roles r where r.user_id = u.id) as complete
     from auth.users u where u.email = $1`,
    [address],
  )
  if (known?.complete === true) return
  if (!known) await signUp(database, connection, address, password)

  await database.query('select public.grant_admin($1)', [address])
}

// Uses lite's sign-up, so that the password hash fits its sign-in. The served app has sign-up
// disabled; this instance is not served.
async function signUp(
  database: Database,
  connection: ServedConnection,
  email: string,
  password: string,
): Promise<void> {
  const app = new App({
    connection,
    auth: {enabled: true, jwt_secret: crypto.randomUUID(), enable_signup: true},
    options: {server: {apiKeys: false}},
  })
  const response = await app.fetch(
    new Request('http://localhost/auth/v1/signup', {
      method: 'POST',
      body: JSON.stringify({email, password}),
    }),
  )
  if (!response.ok) throw new Error('The first admin could not be created')
  const {user} = (await response.json()) as {user: {id: string}}
  // Sign-up creates a session that nobody holds.
  await database.query('delete from auth.sessions where user_id = $1', [user.id])
}
