import 'server-only'
import {z} from 'zod'

import type {Tables} from '../server/supabase/database.types.generated'
import {createSessionClient} from '../server/supabase/server-client'
import type {Admin} from './entries'
import {logHref, logPage, rowsToRead} from './log-pages'
import {auditPath} from './next-path'

/** One line of the audit log. */
export type AuditLine = Tables<'audit_log'>

const day = z.iso.date().optional().catch(undefined)

const querySchema = z.object({
  action: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional()
    .catch(undefined),
  actor: z.guid().optional().catch(undefined),
  from: day,
  to: day,
  before: z.coerce.number().int().positive().optional().catch(undefined),
})

/** Filter of the audit log, as the page's URL says. Days are in UTC. */
export type AuditQuery = z.output<typeof querySchema>

/** Parses the page's URL parameters; malformed ones are ignored. */
export const parseAuditQuery = (params: Record<string, unknown>): AuditQuery =>
  querySchema.parse(params)

/** The page's URL. */
export const auditHref = (query: AuditQuery): string => logHref(auditPath, query)

/** A page of the audit log, newest first, with the cursor of the next and all admins; null when the database failed. */
export async function readAudit({action, actor, from, to, before}: AuditQuery): Promise<{
  lines: AuditLine[]
  next: number | null
  admins: Admin[]
} | null> {
  const client = await createSessionClient()
  let query = client.from('audit_log').select().order('id', {ascending: false})
  if (action) query = query.eq('action', action)
  if (actor) query = query.eq('actor', actor)
  if (from) query = query.gte('created_at', `${from}T00:00:00Z`)
  if (to) query = query.lte('created_at', `${to}T23:59:59.999999Z`)
  if (before !== undefined) query = query.lt('id', before)
  const [{data, error}, admins] = await Promise.all([
    query.limit(rowsToRead),
    client.rpc('list_admins'),
  ])
  if (error || admins.error) return null
  const {rows, next} = logPage(data)
  return {lines: rows, next, admins: admins.data}
}
