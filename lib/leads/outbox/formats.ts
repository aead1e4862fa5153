import {z} from 'zod'

import {beginning} from '../../i18n/beginning'
import {publicEnv} from '../../server/env'
import {adminHref} from '../../urls/paths'

const optional = z.string().nullable()

/** A request as the database writes it; docs/operations.md documents it for receivers. */
export const leadEvent = z.object({
  type: z.enum(['lead.created', 'lead.asked_again']),
  timestamp: z.string(),
  // Receivers get new columns too.
  data: z.looseObject({
    entry: z.string(),
    name: z.string(),
    email: z.string(),
    company: optional,
    phone: optional,
    message: optional,
    source: z.string(),
    language: z.string(),
    page: optional,
    landing_page: optional,
    utm_source: optional,
    utm_medium: optional,
    utm_campaign: optional,
    consent_version: optional,
  }),
})
export type LeadEvent = z.output<typeof leadEvent>

interface Written {
  contentType: string
  body: string
}

const json = (value: unknown): Written => ({
  contentType: 'application/json',
  body: JSON.stringify(value),
})

/** The last word is the last name, which Salesforce requires. */
export function splitName(name: string): {first: string; last: string} {
  const words = name.split(' ')
  return {first: words.slice(0, -1).join(' '), last: words.at(-1) ?? ''}
}

/** Slack's control characters, which could mention a channel or disguise a link. */
const slackEscapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'}

const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => slackEscapes[sign] ?? sign)

function slackText({type, data}: LeadEvent): string {
  const verb = type === 'lead.asked_again' ? 'asked again' : 'left a request'
  const {name, company, email, phone, message, source, entry} = data
  const who = escaped([name, company].filter(Boolean).join(', '))
  return [
    `*${who}* ${verb} (${source})`,
    escaped([email, phone].filter(Boolean).join(' · ')),
    ...(message ? escaped(message).split('\n') : []).map((line) => `> ${line}`),
    `<${publicEnv.siteUrl}${adminHref}/dashboard?entry=${entry}|Open the entry>`,
  ].join('\n')
}

function hubspotForm({timestamp, data}: LeadEvent) {
  const {first, last} = splitName(data.name)
  const {email, company, phone, message, page} = data
  const values = {email, firstname: first, lastname: last, company, phone, message}
  return {
    submittedAt: String(Date.parse(timestamp)),
    fields: Object.entries(values).flatMap(([name, value]) =>
      value ? [{objectTypeId: '0-1', name, value}] : [],
    ),
    ...(page && {context: {pageUri: `${publicEnv.siteUrl}${page}`}}),
  }
}

/** Characters that fields of a Salesforce lead hold. It drops a lead with a longer one. */
const leadLimits = {first_name: 40, last_name: 80, email: 80, phone: 40}
const limitedFields = Object.keys(leadLimits) as (keyof typeof leadLimits)[]

/**
 * Salesforce's required fields are never empty: a lead without company is named after its person. What is too long for a
 * field is in the description.
 */
function webToLead({data}: LeadEvent, url: URL): URLSearchParams {
  const {name, email, phone, company, message} = data
  const {first, last} = splitName(name)
  const typed = {first_name: first, last_name: last, email, phone: phone ?? ''}
  const tooLong = limitedFields.filter((field) => typed[field].length > leadLimits[field])
  const whole = tooLong.length > 0 ? [name, email, phone] : []
  return new URLSearchParams({
    oid: url.searchParams.get('oid') ?? '',
    ...typed,
    ...Object.fromEntries(tooLong.map((field) => [field, ''])),
    last_name: beginning(last, leadLimits.last_name),
    company: company ?? name,
    description: [message, ...whole].filter(Boolean).join('\n'),
    lead_source: 'Web',
  })
}

/** How receivers want a request, by the prefix of their URL: `slack+https://…`. Without a prefix it is `standard`. */
export const formats = {
  standard: json,
  slack: (event) => json({text: slackText(event)}),
  hubspot: (event) => json(hubspotForm(event)),
  salesforce: (event, url) => ({
    contentType: 'application/x-www-form-urlencoded; charset=utf-8',
    body: webToLead(event, url).toString(),
  }),
} satisfies Record<string, (event: LeadEvent, url: URL) => Written>
