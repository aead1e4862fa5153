import 'server-only'
import type {Tables} from '../server/supabase/database.types.generated'
import type {SessionClient} from './entries'

/** A request to a webhook. */
export type Delivery = Tables<'outbox'>

/** Deliveries of an entry, oldest first; none when the database failed, which must not hide the entry. */
export async function readDeliveries(client: SessionClient, entry: string): Promise<Delivery[]> {
  const {data} = await client.from('outbox').select().eq('entry', entry).order('id')
  return data ?? []
}

/** Number of deliveries that wait or were given up; 0 when the database failed, which must not hide the entries. */
export async function countUnsent(client: SessionClient): Promise<number> {
  const {count} = await client
    .from('outbox')
    .select('id', {count: 'exact', head: true})
    .neq('status', 'sent')
  return count ?? 0
}
