import {App} from '@supabase/lite'

import type {ServedConnection} from './connection.ts'
import type {Credentials} from './credentials.ts'
import type {Database} from './database.ts'

/** Creates the admin of `credentials.json`, unless somebody with that e-mail address exists. */
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

// lite's own sign-up writes the user, so that the password's hash is what its sign-in expects.
// The served app has sign-up switched off; this one answers nobody but us.
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
  // Signing up signs in; nobody holds that session.
  await database.query('delete from auth.sessions where user_id = $1', [user.id])
}
