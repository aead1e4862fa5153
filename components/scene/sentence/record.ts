import type {Locale} from '../../../lib/i18n/locales'
import {formatAmount, readAmount} from './amounts'
import type {RecordChanges, Stage, Task} from './read-sentence'

/** The CRMs whose records the demo shows. */
export const crms = ['salesforce', 'hubspot'] as const

export type Crm = (typeof crms)[number]

/** Every field that the demo can write. Email and phone are shown only when the sentence has them. */
export const recordFields = [
  'account',
  'contact',
  'amount',
  'stage',
  'closeDate',
  'nextStep',
  'email',
  'phone',
] as const

export type RecordField = (typeof recordFields)[number]

/** Number of fields that are always shown. */
const alwaysShown = 6

/** Field names of one CRM. */
export interface CrmLabels {
  name: string
  object: string
  fields: Record<RecordField, string>
  stages: Record<Stage, string>
}

/** Labels of a record: the terms of each CRM, the tasks and the previous values. */
export interface RecordLabels {
  crms: Record<Crm, CrmLabels>
  tasks: Record<Task, string>
  before: Partial<Record<RecordField, string>>
}

export interface RecordRow {
  field: RecordField
  label: string
  before: string | null
  /** The new value, or null when the sentence does not change this field. */
  after: string | null
  /** The sensitive value that it was read from. */
  source: string | null
}

function valueOf(
  changes: RecordChanges,
  field: RecordField,
  crm: CrmLabels,
  tasks: RecordLabels['tasks'],
  locale: Locale,
): string | null {
  const {amount, stage, nextStep} = changes
  if (field === 'amount') return amount ? formatAmount(readAmount(amount, locale), locale) : null
  if (field === 'stage') return stage ? crm.stages[stage] : null
  if (field === 'nextStep') {
    return nextStep ? [tasks[nextStep.task], nextStep.date].filter(Boolean).join(', ') : null
  }
  return changes[field] ?? null
}

function sourceOf(changes: RecordChanges, field: RecordField): string | null {
  if (field === 'stage') return null
  return (field === 'nextStep' ? changes.nextStep?.date : changes[field]) ?? null
}

/** Returns the rows of the record after a sentence, with their previous values. */
export function recordRows(
  changes: RecordChanges,
  crm: Crm,
  labels: RecordLabels,
  locale: Locale,
): RecordRow[] {
  const own = labels.crms[crm]
  return recordFields
    .map((field) => ({
      field,
      label: own.fields[field],
      before: labels.before[field] ?? null,
      after: valueOf(changes, field, own, labels.tasks, locale),
      source: sourceOf(changes, field),
    }))
    .filter(({after}, index) => after !== null || index < alwaysShown)
}
