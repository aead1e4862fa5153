/** Kinds of form that editors can choose; they differ in the phone number's rule. */
export const leadForms = ['demo', 'waitlist'] as const
export type LeadFormKind = (typeof leadForms)[number]

/** Maximum characters per field; the same in inputs, schema and database checks. */
export const leadLimits = {
  name: 100,
  email: 255,
  company: 100,
  phone: {waitlist: 20, demo: 50},
  message: 1000,
} as const

/** Fields in form order. */
export const leadFields = ['name', 'email', 'company', 'phone', 'message'] as const
export type LeadField = (typeof leadFields)[number]

/** Message keys below `leadForm.errors` in `messages/`. */
export type LeadError =
  | 'nameRequired'
  | 'nameMax'
  | 'emailRequired'
  | 'invalidEmail'
  | 'emailMax'
  | 'companyMax'
  | 'phoneRequired'
  | 'phoneMax'
  | 'messageMax'

/** State of the form after a submission. */
export interface LeadFormState {
  status: 'idle' | 'invalid' | 'received' | 'alreadyReceived' | 'refused' | 'failed'
  /** Typed values, kept unless the entry was received. */
  values: Record<LeadField, string>
  errors: Partial<Record<LeadField, LeadError>>
  /** Values repeated in the confirmation. */
  sent?: Pick<Record<LeadField, string>, 'name' | 'company'>
}

export const emptyLeadForm: LeadFormState = {
  status: 'idle',
  values: {name: '', email: '', company: '', phone: '', message: ''},
  errors: {},
}
