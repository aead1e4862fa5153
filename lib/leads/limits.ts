/** The two forms an editor may choose; they differ in the rule for the phone number. */
export const leadForms = ['demo', 'waitlist'] as const
export type LeadFormKind = (typeof leadForms)[number]

/** Most characters of each field, the same in the inputs, the schema and the database's checks. */
export const leadLimits = {
  name: 100,
  email: 255,
  company: 100,
  phone: {waitlist: 20, demo: 50},
  message: 1000,
} as const

/** The fields in the order of the form. */
export const leadFields = ['name', 'email', 'company', 'phone', 'message'] as const
export type LeadField = (typeof leadFields)[number]

/** Message keys below `leadForm.errors` in `messages/`. */
export type LeadError =
  | 'nameRequired'
  | 'nameMax'
  | 'invalidEmail'
  | 'emailMax'
  | 'companyMax'
  | 'phoneRequired'
  | 'phoneMax'
  | 'messageMax'

/** What the form shows after a submission. */
export interface LeadFormState {
  status: 'idle' | 'invalid' | 'received' | 'alreadyReceived' | 'refused' | 'failed'
  /** What was typed, kept unless the entry was received. */
  values: Record<LeadField, string>
  errors: Partial<Record<LeadField, LeadError>>
}

/** The state of a form nobody has sent yet. */
export const emptyLeadForm: LeadFormState = {
  status: 'idle',
  values: {name: '', email: '', company: '', phone: '', message: ''},
  errors: {},
}
