import 'server-only'
import {defaultLocale, isLocale} from '../i18n/locales'
import {textIn} from '../i18n/localized'
import type {LeadFormKind} from '../leads/fields'
import {fetchPublished} from '../sanity/fetch'
import {withFigures} from '../sanity/pages'
import {repliesQuery} from '../sanity/queries'
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
    const filled = Object.entries(await withFigures(templates, locale)).flatMap(
      ([form, template]) => {
        const subject = textIn(template?.subject, locale).replaceAll(place, () => name)
        const body = textIn(template?.body, locale).replaceAll(place, () => name)
        return body ? [[form, {subject, body}]] : []
      },
    )
    return Object.fromEntries(filled) as Replies
  } catch {
    return {}
  }
}
