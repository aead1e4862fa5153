/** Kinds of form that editors can choose. */
export const leadForms = ['demo', 'waitlist'] as const
export type LeadFormKind = (typeof leadForms)[number]

interface Rule {
  /** Heading in the dashboard and in the export; the form's label is in `messages/`, under `leadForm.fields`. */
  title: string
  /** Maximum characters. The database's check allows the highest. */
  max: number | Record<LeadFormKind, number>
  /** Forms that ask for the field. */
  asked: readonly LeadFormKind[]
  /** Forms that do not accept it empty. */
  required: readonly LeadFormKind[]
  input: {type: 'text' | 'email' | 'tel'; autoComplete: string} | {multiline: true}
  /** Whether the dashboard's table shows it; the panel and the export always do. */
  inTable?: true
}

/**
 * The fields of the forms, in form order, by the name of their input and column. Form, validation, dashboard and export
 * follow this list.
 */
const fields = {
  name: {
    title: 'Name',
    max: 100,
    asked: leadForms,
    required: leadForms,
    input: {type: 'text', autoComplete: 'name'},
    inTable: true,
  },
  email: {
    title: 'Email',
    max: 255,
    asked: leadForms,
    required: leadForms,
    input: {type: 'email', autoComplete: 'email'},
    inTable: true,
  },
  company: {
    title: 'Company',
    max: 100,
    asked: leadForms,
    required: [],
    input: {type: 'text', autoComplete: 'organization'},
    inTable: true,
  },
  phone: {
    title: 'Phone',
    max: {waitlist: 20, demo: 50},
    asked: leadForms,
    required: ['demo'],
    input: {type: 'tel', autoComplete: 'tel'},
    inTable: true,
  },
  message: {
    title: 'Message',
    max: 1000,
    asked: leadForms,
    required: [],
    input: {multiline: true},
    inTable: true,
  },
} as const satisfies Record<string, Rule>

type Rules = typeof fields
export type LeadField = keyof Rules
type RequiredField = {
  [Field in LeadField]: Rules[Field]['required'] extends readonly [] ? never : Field
}[LeadField]

export const leadFieldRules: Record<LeadField, Rule> = fields

/** Fields in form order. */
export const leadFields = Object.keys(leadFieldRules) as LeadField[]

/** Fields that some form requires. */
export const requiredFields = leadFields.filter(
  (field): field is RequiredField => leadFieldRules[field].required.length > 0,
)

/** Whether a form asks for a field. */
export function isAsked(field: LeadField, form: LeadFormKind): boolean {
  return leadFieldRules[field].asked.includes(form)
}

/** Whether a form requires a field. */
export function isRequired(field: LeadField, form: LeadFormKind): boolean {
  return leadFieldRules[field].required.includes(form)
}

/** Maximum characters of a field in a form. */
export function maxLength(field: LeadField, form: LeadFormKind): number {
  const {max} = leadFieldRules[field]
  return typeof max === 'number' ? max : max[form]
}

/** Message keys below `leadForm.errors` in `messages/`. */
export type LeadError =
  | 'invalidEmail'
  | 'mistypedEmail'
  | `${RequiredField}Required`
  | `${LeadField}Max`

export type LeadErrors = Partial<Record<LeadField, LeadError>>

/** What a visitor sees after sending a form. */
export interface LeadAnswer {
  status: 'invalid' | 'received' | 'alreadyReceived' | 'refused' | 'failed' | 'offline'
  errors?: LeadErrors
  /** An address with a doubtful domain, and the domain that its author probably meant. */
  mistyped?: {email: string; meant: string}
  /** Values repeated in the confirmation. */
  sent?: Partial<Record<LeadField, string>>
}

/** A form that was sent without script, for the page after it. */
export interface SentForm {
  /** Undefined for a form that could not be read. */
  form?: LeadFormKind | undefined
  answer: LeadAnswer
  /** What was typed; empty once the form was received. */
  values: Record<LeadField, string>
}

/** Hidden field with the form's kind. */
export const formField = 'form'

/** Hidden field with the language of the form's page. */
export const languageField = 'language'

/** Hidden field with a doubtful address that the visitor has seen named, and which is then taken as typed. */
export const confirmedField = 'confirmed'

/** Hidden field with the version of the text beside the form. */
export const consentField = 'consent'

/** Honeypot: hidden from people, filled in by bots. Its name means nothing, so that browsers do not fill it in. */
export const honeypotField = 'x7'

/** Field with the milliseconds since the page opened, set by the browser. */
export const elapsedField = 'elapsed'

/** Field with the URL of the first page of the visit, set by the browser. */
export const landingField = 'landing'
