import {createClient} from '@supabase/supabase-js'

import type {Database} from '../../lib/server/supabase/database.types.generated.ts'
import {stack} from './site.ts'

const {url, secretKey} = stack.credentials.supabase

/** A database client with the secret key, as an operator has it. */
export const operator = createClient<Database>(url, secretKey, {
  auth: {persistSession: false, autoRefreshToken: false},
})

type Row = Database['public']['Tables']['waitlist']['Insert']

/** Rows per insert request; the service is slower with fewer or more. */
const batch = 2_000

/** Inserts entries directly, bypassing the form and its rate limits. */
export async function insertRows(rows: Row[]): Promise<void> {
  for (let first = 0; first < rows.length; first += batch) {
    const {error} = await operator.from('waitlist').insert(rows.slice(first, first + batch))
    if (error) throw new Error(error.message)
  }
}

/** Deletes the entries whose email addresses end with a suffix. */
export async function deleteRows(addressEnd: string): Promise<void> {
  const {error} = await operator.from('waitlist').delete().like('email', `%${addressEnd}`)
  if (error) throw new Error(error.message)
}

/** Returns an action's audit log entries, newest first. */
export async function auditLog(action: string, subject?: string) {
  let query = operator.from('audit_log').select().eq('action', action)
  if (subject) query = query.eq('subject', subject)
  const {data, error} = await query.order('id', {ascending: false}).limit(50)
  if (error) throw new Error(error.message)
  return data
}
