import 'server-only'
import {createSessionClient} from '../server/supabase/clients'
import type {Tables} from '../server/supabase/database.types.generated'
import type {Admin} from './entries'

/** One line of the audit log. */
export type AuditLine = Tables<'audit_log'>

export interface AuditLog {
  lines: AuditLine[]
  /** How many lines the database holds. */
  count: number
  admins: Admin[]
}

/** Lines that the page shows; older ones are in the database. */
const shownLines = 200

/** The newest lines of the audit log, newest first, and all admins; null when the database failed. */
export async function readAudit(): Promise<AuditLog | null> {
  const client = await createSessionClient()
  const [lines, admins] = await Promise.all([
    client
      .from('audit_log')
      .select('*', {count: 'exact'})
      .order('id', {ascending: false})
      .limit(shownLines),
    client.rpc('list_admins'),
  ])
  if (lines.error || admins.error) return null
  return {lines: lines.data, count: lines.count ?? lines.data.length, admins: admins.data}
}
