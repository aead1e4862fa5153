import 'server-only'
import type {Locale} from '../i18n/locales'
import {logFailure} from '../platform/logging/failure'
import {createPublicClient} from '../platform/supabase/public-client'
import type {Lead} from './lead'
import type {LeadFormKind, LeadFormState} from './limits'
import type {PopupSource} from './sources'
import {visitorHeaders} from './visitor-headers'

/** PostgreSQL's unique_violation. */
const uniqueViolation = '23505'

/** Error code of our rate limit (supabase/migrations). */
const rateLimited = 'PT429'

/** HTTP status of a stored row. */
const created = 201

const nullWhenEmpty = (text: string) => (text === '' ? null : text)

/**
 * Inserts an entry. Reads only the error's code, because messages may quote what the visitor typed.
 */
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
  // Only 201 counts: a proxy's or error page's answer has stored nothing.
  if (status === created) return 'received'
  if (error?.code === uniqueViolation) return 'alreadyReceived'
  if (error?.code !== rateLimited) {
    await logFailure('lead-not-stored', {code: error?.code || null, status})
  }
  // No code means that the database was not reached.
  return !error?.code || error.code === rateLimited ? 'failed' : 'refused'
}
