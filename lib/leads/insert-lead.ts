import 'server-only'
import type {Locale} from '../i18n/locales'
import {logFailure} from '../server/request-log'
import type {Database} from '../server/supabase/database.types.generated'
import {createPublicClient} from '../server/supabase/public-client'
import type {Attribution} from './attribution'
import type {LeadAnswer, LeadFormKind} from './fields'
import type {Lead} from './lead'
import type {PopupSource} from './sources'
import {visitorHeaders} from './visitor-headers'

type NewEntry = Database['public']['Tables']['waitlist']['Insert']

type Status = Extract<LeadAnswer['status'], 'received' | 'alreadyReceived' | 'refused' | 'failed'>

/** Statuses that `add_entry` (supabase/schemas) returns for a valid form. */
const statuses = new Map<unknown, Status>([
  ['received', 'received'],
  ['already_received', 'alreadyReceived'],
  ['too_many', 'failed'],
])

/** Adds an entry. Reads only the error's code, because messages may quote what the visitor typed. */
export async function insertLead(
  lead: Lead,
  {
    source,
    locale,
    suspected,
    consentVersion,
  }: {
    source: LeadFormKind | PopupSource
    locale: Locale
    suspected: boolean
    consentVersion: string | undefined
  },
  attribution: Attribution,
): Promise<Status> {
  const visitor = createPublicClient(await visitorHeaders())
  const entry = {
    ...lead,
    ...attribution,
    source,
    language: locale,
    suspected,
    ...(consentVersion && {consent_version: consentVersion}),
  } satisfies NewEntry
  const {data, error, status} = await visitor.rpc('add_entry', {entry})
  const answer = statuses.get(data)
  if (answer) return answer
  await logFailure('lead-not-stored', {code: error?.code || null, status})
  // Without a code, the database was not reached.
  return data === 'refused' || error?.code ? 'refused' : 'failed'
}
