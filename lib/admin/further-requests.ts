import {z} from 'zod'

import type {EntryColumn} from './columns'
import type {Entry} from './entries'

const text = z.string().optional().catch(undefined)
const requests = z
  .array(z.looseObject({suspected: z.boolean().optional(), created_at: text}))
  .catch([])

/** What somebody sent later with the address of an entry: the columns of a form. */
type FurtherRequest = Partial<Record<EntryColumn, string>> & {suspected?: boolean}

/** Further requests of an entry, oldest first. */
export function furtherRequests({further_requests: stored}: Pick<Entry, 'further_requests'>) {
  return requests.parse(stored) as FurtherRequest[]
}
