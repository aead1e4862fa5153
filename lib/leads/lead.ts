import * as z from 'zod/mini'

import {
  isAsked,
  isRequired,
  leadFields,
  maxLength,
  requiredFields,
  type LeadError,
  type LeadField,
  type LeadFormKind,
} from './fields'

const key = (error: LeadError) => error

/** Browsers submit a line break as CRLF but count it as one character. */
const withPlainBreaks = (typed: string) => typed.replaceAll('\r\n', '\n')

/** What a form stores for a field that it does not ask for. */
const notAsked = z.pipe(
  z.custom<string>(),
  z.transform(() => ''),
)

function rule(field: LeadField, form: LeadFormKind): z.ZodMiniType<string, string> {
  if (!isAsked(field, form)) return notAsked
  const text = z
    .string()
    .check(
      z.overwrite(withPlainBreaks),
      z.trim(),
      z.maxLength(maxLength(field, form), key(`${field}Max`)),
    )
  const required = requiredFields.find((name) => name === field && isRequired(name, form))
  const filled = required ? text.check(z.minLength(1, key(`${required}Required`))) : text
  return field === 'email' ? z.pipe(filled, z.email(key('invalidEmail'))) : filled
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
