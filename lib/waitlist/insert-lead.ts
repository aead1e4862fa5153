import 'server-only'
import type {Locale} from '../i18n/locales'
import {createPublicClient} from '../supabase/public-client'
import type {Lead} from './lead'
import type {LeadFormKind, LeadFormState} from './limits'
import type {PopupSource} from './sources'
import {visitorHeaders} from './visitor-headers'

/** PostgreSQL's code for a broken unique constraint. */
const uniqueViolation = '23505'

/** The code of this project's own rate limit. */
const rateLimited = 'PT429'

const nullWhenEmpty = (text: string) => (text === '' ? null : text)

/** Adds one entry. Only the error's code is read: messages may quote what the visitor typed. */
export async function insertLead(
  lead: Lead,
  {source, locale}: {source: LeadFormKind | PopupSource; locale: Locale},
): Promise<
  Extract<LeadFormState['status'], 'received' | 'alreadyReceived' | 'refused' | 'failed'>
> {
  const {error} = await createPublicClient(await visitorHeaders())
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
  if (!error) return 'received'
  if (error.code === uniqueViolation) return 'alreadyReceived'
  // Without a code the database was not reached.
  return !error.code || error.code === rateLimited ? 'failed' : 'refused'
}
