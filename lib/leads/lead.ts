import * as z from 'zod/mini'

import {cleanAddress, cleanLine, cleanText} from './clean'
import {
  isAsked,
  isRequired,
  leadFieldRules,
  leadFields,
  maxLength,
  requiredFields,
  type LeadError,
  type LeadField,
  type LeadFormKind,
} from './fields'

const key = (error: LeadError) => error

/** HTML's rule for email addresses, and a dot in the domain. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** The database's limit of a phone number, with what people write between its digits. */
const longestPhone = 50

const codePoints = (text: string) => Array.from(text).length

/** Whether a text is short enough. Spaces, dots, dashes, slashes and parentheses of a phone number do not count. */
function fits(text: string, field: LeadField, max: number): boolean {
  if (field !== 'phone') return codePoints(text) <= max
  const typed = text.replaceAll(/[\s./()\p{Pd}]/gu, '')
  return codePoints(typed) <= max && codePoints(text) <= longestPhone
}

function cleaned(typed: string, field: LeadField): string {
  if (field === 'email') return cleanAddress(typed)
  return 'multiline' in leadFieldRules[field].input ? cleanText(typed) : cleanLine(typed)
}

/** What a form stores for a field that it does not ask for, and that is not in the page. */
const notAsked = z.pipe(
  z.optional(z.custom<string>()),
  z.transform(() => ''),
) as z.ZodMiniType<string, string>

function rule(field: LeadField, form: LeadFormKind): z.ZodMiniType<string, string> {
  if (!isAsked(field, form)) return notAsked
  const max = maxLength(field, form)
  const text = z.string().check(
    z.overwrite((typed) => cleaned(typed, field)),
    z.refine((value) => fits(value, field, max), key(`${field}Max`)),
  )
  const required = requiredFields.find((name) => name === field && isRequired(name, form))
  const filled = required ? text.check(z.minLength(1, key(`${required}Required`))) : text
  return field === 'email'
    ? z.pipe(filled, z.string().check(z.regex(emailAddress, key('invalidEmail'))))
    : filled
}

export type Lead = Record<LeadField, string>

/**
 * Validation rules of a form, shared by browser and server; each message is a {@link LeadError}.
 */
export function leadSchema(form: LeadFormKind) {
  return z.object(
    Object.fromEntries(leadFields.map((field) => [field, rule(field, form)])) as Record<
      LeadField,
      z.ZodMiniType<string, string>
    >,
  )
}

/** The first error of each field, in form order. */
export function leadErrors(error: z.core.$ZodError): Partial<Record<LeadField, LeadError>> {
  const found = leadFields.flatMap((field) => {
    const issue = error.issues.find(({path}) => path[0] === field)
    return issue ? [[field, issue.message] as const] : []
  })
  return Object.fromEntries(found)
}
