import 'server-only'
import type {Locale} from '../i18n/locales'
import {logFailure} from '../platform/logging/failure'
import {createPublicClient} from '../supabase/public-client'
import type {Lead} from './lead'
import type {LeadFormKind, LeadFormState} from './limits'
import type {PopupSource} from './sources'
import {visitorHeaders} from './visitor-headers'

/** PostgreSQL's code for a broken unique constraint. */
const uniqueViolation = '23505'

/** The code of this project's own rate limit. */
const rateLimited = 'PT429'

/** The status of an answer to what was stored. */
const created = 201

const nullWhenEmpty = (text: string) => (text === '' ? null : text)

/** Adds one entry. Only the error's code is read: messages may quote what the visitor typed. */
export async function insertLead(
  lead: Lead,
  {source, locale}: {source: LeadFormKind | PopupSource; locale: Locale},
): Promise<
  Extract<LeadFormState['status'], 'received' | 'alreadyReceived' | 'refused' | 'failed'>
> {
  const {error, status} = await createPublicClient(await visitorHeaders())
    .from('waitlist')
    .insert({
      name: lead.name,
      email: lead.email,
      company: nullWhenEmpty(lead.company),
      phone: nullWhenEmpty(lead.phone),
      message: nullWhenEmpty(lead.message),
      source,
      language: locale,
    })
  // Nothing but the service's own word counts: whatever else answers in its place has stored nothing.
  if (status === created) return 'received'
  if (error?.code === uniqueViolation) return 'alreadyReceived'
  if (error?.code !== rateLimited) {
    await logFailure('lead-not-stored', {code: error?.code || null, status})
  }
  // Without a code the database was not reached.
  return !error?.code || error.code === rateLimited ? 'failed' : 'refused'
}
