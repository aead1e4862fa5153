import {App} from '@supabase/lite'

import type {ServedConnection} from './connection.ts'
import {databaseOfDriver} from './database.ts'

/** Creates an account without a role. */
export type CreatePerson = (email: string, password: string) => Promise<Response>

/**
 * Returns a function that creates accounts through lite's sign-up, so that its sign-in can read their password
 * hashes. Only this instance, which is not served, has sign-up enabled.
 */
export function personCreator(connection: ServedConnection): CreatePerson {
  const app = new App({
    connection,
    auth: {enabled: true, jwt_secret: crypto.randomUUID(), enable_signup: true},
    options: {server: {apiKeys: false}},
  })
  return async (email, password) => {
    const response = await app.fetch(
      new Request('http://localhost/auth/v1/signup', {
        method: 'POST',
        body: JSON.stringify({email: email.toLowerCase(), password}),
      }),
    )
    if (!response.ok) return response
    const {user} = (await response.json()) as {user: {id: string}}
    // Sign-up creates a session that nobody will use.
    await databaseOfDriver(connection.driver).query(
      'delete from auth.sessions where user_id = $1',
      [user.id],
    )
    return Response.json(user)
  }
}
