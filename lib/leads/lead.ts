import * as z from 'zod/mini'

import {leadFields, leadLimits, type LeadError, type LeadField, type LeadFormKind} from './limits'

const key = (error: LeadError) => error

/** Browsers submit a line break as CRLF but count it as one character. */
const withPlainBreaks = (typed: string) => typed.replaceAll('\r\n', '\n')

const text = (max: number, error: LeadError) =>
  z.string().check(z.overwrite(withPlainBreaks), z.trim(), z.maxLength(max, key(error)))

const required = (error: LeadError) => z.minLength(1, key(error))

function phoneRule(form: LeadFormKind) {
  const phone = text(leadLimits.phone[form], 'phoneMax')
  return form === 'demo' ? phone.check(required('phoneRequired')) : phone
}

/**
 * Validation rules of a form, shared by browser and server; each message is a {@link LeadError}.
 */
export function leadSchema(form: LeadFormKind) {
  return z.object({
    name: text(leadLimits.name, 'nameMax').check(required('nameRequired')),
    email: z.pipe(
      text(leadLimits.email, 'emailMax').check(required('emailRequired')),
      z.email(key('invalidEmail')),
    ),
    company: text(leadLimits.company, 'companyMax'),
    phone: phoneRule(form),
    message: text(leadLimits.message, 'messageMax'),
  })
}

export type Lead = z.infer<ReturnType<typeof leadSchema>>

/** The first error of each field, in form order. */
export function leadErrors(error: z.core.$ZodError): Partial<Record<LeadField, LeadError>> {
  const found = leadFields.flatMap((field) => {
    const issue = error.issues.find(({path}) => path[0] === field)
    return issue ? [[field, issue.message] as const] : []
  })
  return Object.fromEntries(found)
}
