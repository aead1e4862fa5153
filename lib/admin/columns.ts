import {z} from 'zod'

import {leadFieldRules, leadFields, type LeadField} from '../leads/fields'
import type {Entry} from './entries'

/** Columns of text. */
export type EntryColumn = Exclude<
  keyof Entry,
  'id' | 'suspected' | 'further_requests' | 'status_by' | 'status_at' | 'notes'
>

const leadTitles = Object.fromEntries(
  leadFields.map((field) => [field, leadFieldRules[field].title]),
) as Record<LeadField, string>

/** Headings of an entry's columns, in the order of the panel and the export. */
export const columnTitles: Record<EntryColumn, string> = {
  ...leadTitles,
  status: 'Status',
  source: 'Source',
  language: 'Language',
  created_at: 'Submitted (UTC)',
  page: 'Page',
  landing_page: 'Landing page',
  utm_source: 'UTM source',
  utm_medium: 'UTM medium',
  utm_campaign: 'UTM campaign',
  consent_version: 'Consent text',
}

export const entryColumns = Object.keys(columnTitles) as EntryColumn[]

const text = z.string().optional().catch(undefined)
const requests = z
  .array(z.looseObject({suspected: z.boolean().optional(), created_at: text}))
  .catch([])

/** A later submission with the email address of an entry: the columns of a form. */
type FurtherRequest = Partial<Record<EntryColumn, string>> & {suspected?: boolean}

/** Further requests of an entry, oldest first. */
export function furtherRequests({further_requests: stored}: Pick<Entry, 'further_requests'>) {
  return requests.parse(stored) as FurtherRequest[]
}

const notes = z
  .array(z.object({author: z.string().nullable(), text: z.string(), created_at: z.string()}))
  .catch([])

/** Characters of a note at most (supabase/schemas). */
export const longestNote = 2000

/** Notes of an entry, oldest first. */
export const notesOf = ({notes: stored}: Pick<Entry, 'notes'>) => notes.parse(stored)
