import type {SentencePart} from './tokens'
import {findValues, partsOf, type FoundValue} from './values'
import {
  clauseEnd,
  closeWords,
  companyCue,
  companyName,
  meetingWords,
  pastDate,
  personCue,
  proposalWords,
  sendWords,
  stageWords,
  taskWords,
} from './vocabulary'

export type Stage = (typeof stageWords)[number][0]
export type Task = (typeof taskWords)[number][0] | 'proposal'

/** Changes to a record that a sentence states. */
export interface RecordChanges {
  account?: string
  contact?: string
  email?: string
  phone?: string
  amount?: string
  stage?: Stage
  closeDate?: string
  nextStep?: {task: Task; date: string | null}
}

/** A sentence in parts, and the changes it makes to the record. */
export interface Reading {
  parts: SentencePart[]
  changes: RecordChanges
}

interface Clause {
  text: string
  dates: string[]
}

/** Splits a sentence into clauses, but never within a value: the comma in €48,000 is not a boundary. */
function clausesOf(sentence: string, values: FoundValue[]): Clause[] {
  const inside = (at: number) => values.some(({start, end}) => start <= at && at < end)
  const ends = [...sentence.matchAll(clauseEnd)].map(({index}) => index).filter((at) => !inside(at))
  return [...ends, sentence.length].map((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0)
    const dates = values
      .filter(({kind, start: at}) => kind === 'date' && start <= at && at < end)
      .map(({value}) => value)
    return {text: sentence.slice(start, end), dates}
  })
}

function taskOf({text, dates}: Clause): Task | null {
  const task = taskWords.find(([, pattern]) => pattern.test(text))
  if (task) return task[0]
  return proposalWords.test(text) && (sendWords.test(text) || dates.length > 0) ? 'proposal' : null
}

/** Sets a due date from a clause without a task, unless it is about the past or a meeting. */
function readDue({text, dates}: Clause, changes: RecordChanges): void {
  const date = dates.find((candidate) => !pastDate.test(candidate))
  const closing = closeWords.test(text)
  if (!date || (!closing && meetingWords.test(text))) return
  const {nextStep} = changes
  if (!closing && nextStep?.date === null) nextStep.date = date
  else changes.closeDate ??= date
}

function readDates(clauses: Clause[], changes: RecordChanges): void {
  for (const clause of clauses) {
    const task = taskOf(clause)
    if (task && !changes.nextStep) changes.nextStep = {task, date: clause.dates[0] ?? null}
  }
  for (const clause of clauses) if (!taskOf(clause)) readDue(clause, changes)
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Distinguishes companies from people by the words before them and by their form. */
function readNames(sentence: string, values: FoundValue[], changes: RecordChanges): void {
  const names = values
    .filter(({kind}) => kind === 'name')
    .map(({value, start}) => ({value, before: sentence.slice(0, start)}))
  const isCompany = ({value, before}: (typeof names)[number]) =>
    companyCue.test(before) || companyName.test(value)
  const company = names.find(isCompany)
  const person = names.find(
    (name) =>
      name !== company &&
      !isCompany(name) &&
      (/\s\p{Lu}/u.test(name.value) || (company && personCue.test(name.before))),
  )
  const other = names.find((name) => name !== company && name !== person)
  const account = company ?? other
  const contact = person ?? (account === other ? undefined : other)
  if (account) changes.account = capital(account.value)
  if (contact && contact.value !== account?.value) changes.contact = capital(contact.value)
}

/** Parses a sentence in either language with a few rules, in the browser. */
export function readSentence(sentence: string, known: string[] = []): Reading {
  const values = findValues(sentence, known)
  const changes: RecordChanges = {}
  readNames(sentence, values, changes)
  for (const kind of ['email', 'phone', 'amount'] as const) {
    const first = values.find((candidate) => candidate.kind === kind)
    if (first) changes[kind] = first.value
  }
  const stage = stageWords.find(([, pattern]) => pattern.test(sentence))
  if (stage) changes.stage = stage[0]
  readDates(clausesOf(sentence, values), changes)
  return {parts: partsOf(sentence, values), changes}
}
