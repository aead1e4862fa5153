import 'server-only'
import {z} from 'zod'

import type {Tables} from '../server/supabase/database.types.generated'
import {createSessionClient} from '../server/supabase/server-client'
import {logHref, logPage, rowsToRead} from './log-pages'
import {deliveriesPath} from './next-path'

export const deliveryStatuses = ['waiting', 'refused', 'sent'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** A request to a webhook. */
export type Delivery = Tables<'outbox'>

const querySchema = z.object({
  status: z.enum(deliveryStatuses).optional().catch(undefined),
  before: z.coerce.number().int().positive().optional().catch(undefined),
  notice: z.enum(['sent-again', 'not-sent']).optional().catch(undefined),
})

/** What the page of deliveries shows, as its URL says. */
export type DeliveriesQuery = z.output<typeof querySchema>

/** Parses the page's URL parameters; malformed ones are ignored. */
export const parseDeliveriesQuery = (params: Record<string, unknown>): DeliveriesQuery =>
  querySchema.parse(params)

/** The page's URL. */
export const deliveriesHref = (query: DeliveriesQuery): string => logHref(deliveriesPath, query)

/** A page of deliveries, newest first, and the cursor of the next; null when the database failed. */
export async function readDeliveries({
  status,
  before,
}: DeliveriesQuery): Promise<{deliveries: Delivery[]; next: number | null} | null> {
  const client = await createSessionClient()
  const newest = client.from('outbox').select().order('id', {ascending: false})
  const filtered = status ? newest.eq('status', status) : newest
  const beyond = before === undefined ? filtered : filtered.lt('id', before)
  const {data, error} = await beyond.limit(rowsToRead)
  if (error) return null
  const {rows, next} = logPage(data)
  return {deliveries: rows, next}
}
