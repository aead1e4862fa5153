import {z} from 'zod'

import {leadFields, leadLimits, type LeadError, type LeadField, type LeadFormKind} from './limits'

const key = (error: LeadError) => error

/** Browsers send two characters for a line break that they count as one. */
const withPlainBreaks = (typed: string) => typed.replaceAll('\r\n', '\n')

const text = (max: number, error: LeadError) =>
  z.string().overwrite(withPlainBreaks).trim().max(max, key(error))

function phoneRule(form: LeadFormKind) {
  const phone = text(leadLimits.phone[form], 'phoneMax')
  return form === 'demo' ? phone.min(1, key('phoneRequired')) : phone
}

/** The rules of a form; each message is a {@link LeadError}. */
export function leadSchema(form: LeadFormKind) {
  return z.object({
    name: text(leadLimits.name, 'nameMax').min(1, key('nameRequired')),
    email: text(leadLimits.email, 'emailMax').pipe(z.email(key('invalidEmail'))),
    company: text(leadLimits.company, 'companyMax'),
    phone: phoneRule(form),
    message: text(leadLimits.message, 'messageMax'),
  })
}

export type Lead = z.infer<ReturnType<typeof leadSchema>>

/** The first broken rule of each field, in the order of the form. */
export function leadErrors(error: z.ZodError): Partial<Record<LeadField, LeadError>> {
  const found = leadFields.flatMap((field) => {
    const issue = error.issues.find(({path}) => path[0] === field)
    return issue ? [[field, issue.message] as const] : []
  })
  return Object.fromEntries(found)
}
