import 'server-only'
import {createSessionClient} from '../supabase/server-client'

/** Entries shown at once. */
const pageSize = 200

export interface Entry {
  id: string
  name: string
  email: string
  company: string | null
  phone: string | null
  message: string | null
  created_at: string
}

/** The newest entries that row-level security lets this person see and their total, or null when they could not be read. */
export async function getEntries(): Promise<{entries: Entry[]; total: number} | null> {
  const client = await createSessionClient()
  const {data, count, error} = await client
    .from('waitlist')
    .select('id, name, email, company, phone, message, created_at', {count: 'exact'})
    .order('created_at', {ascending: false})
    .order('id', {ascending: false})
    .range(0, pageSize - 1)
  if (error) return null
  return {entries: data, total: count ?? data.length}
}
