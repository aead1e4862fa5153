import 'server-only'
import {fetchPublished} from '../content/fetch'
import {repliesQuery} from '../content/queries'
import {withFigures} from '../content/with-figures'
import {defaultLocale, isLocale} from '../i18n/locales'
import {textIn} from '../i18n/localized'
import type {LeadFormKind} from '../leads/fields'
import type {Email} from './mailto'

/** A reply by the form that it answers. */
export type Replies = Partial<Record<LeadFormKind, Email>>

/** The place of the visitor's name. */
const place = /\[(?:name|nom)\]/g

/** The editors' replies to somebody, in their language. None without the Content Lake, which must not hide the entry. */
export async function readReplies({
  name,
  language,
}: {
  name: string
  language: string
}): Promise<Replies> {
  const locale = isLocale(language) ? language : defaultLocale
  try {
    const settings = await fetchPublished(repliesQuery)
    const templates = {demo: settings?.demoReply, waitlist: settings?.waitlistReply}
    const written = Object.entries(templates).flatMap(([form, template]) => {
      const email = {
        subject: textIn(template?.subject, locale),
        body: textIn(template?.body, locale),
      }
      return email.body ? [[form, email] as const] : []
    })
    const replies = await withFigures(Object.fromEntries(written) as Replies, locale)
    for (const reply of Object.values(replies)) {
      reply.subject = reply.subject.replaceAll(place, () => name)
      reply.body = reply.body.replaceAll(place, () => name)
    }
    return replies
  } catch {
    return {}
  }
}
