import type {Admin, ReadEntry} from '../../../../lib/admin/entries'
import {parseQuery} from '../../../../lib/admin/filters'

export const ids = {
  entry: '5f3c1c1e-0d8a-4c39-9a55-0a4a6c1c2b11',
  other: '00000000-0000-4000-8000-000000000002',
  ann: '00000000-0000-4000-8000-00000000000a',
  bob: '00000000-0000-4000-8000-00000000000b',
}

const since = {granted_at: '2026-11-01T08:00:00Z', last_sign_in_at: '2026-11-26T08:00:00Z'}

export const admins: Admin[] = [
  {user_id: ids.ann, name: 'Ann', email: 'ann@site.example', ...since},
  {user_id: ids.bob, name: 'Bob', email: 'bob@site.example', ...since},
]

/** An entry with nothing that is optional. */
export const entryOf = (more: Partial<ReadEntry> = {}): ReadEntry => ({
  id: ids.entry,
  name: 'Zoë',
  email: 'zoe@mail.example',
  company: null,
  phone: null,
  message: null,
  source: 'demo',
  language: 'fr',
  created_at: '2026-11-26T05:10:00Z',
  page: null,
  landing_page: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  consent_version: null,
  status: 'new',
  status_at: null,
  status_by: null,
  assignee: null,
  notes: [],
  further_requests: [],
  suspected: false,
  erased_on: '2028-11-26',
  name_key: 'zoe',
  email_key: 'zoe@mail.example',
  company_key: '',
  search: null,
  ...more,
})

/** The options of the statuses of an entry that is not new. */
export const statusOptions = [
  '<option value="contacted">Contacted',
  '<option value="qualified">Qualified',
  '<option value="closed">Closed',
  '<option value="spam">Spam',
]

/** The query of a list's address. */
export const queryOf = (parameters: string) => parseQuery(new URLSearchParams(parameters))
