import {leadFieldRules, leadFields, type LeadField} from '../leads/fields'
import type {Entry} from './entries'

/** Columns of text. */
export type EntryColumn = Exclude<
  keyof Entry,
  'id' | 'suspected' | 'further_requests' | 'status_by' | 'status_at' | 'assignee' | 'notes'
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
