import type {Identity, StoredDocument} from '../../contract.ts'
import {typedError} from '../../errors.ts'
import {lengthAhead} from '../json-parts.ts'
import {isPrimitive} from '../paths.ts'
import type {View} from '../views.ts'
import {outermost} from './compile.ts'
import {queryFailure} from './failures.ts'
import {type KeptParts, Recorder} from './kept-parts.ts'
import type {Plan} from './plan.ts'
import {nameOfValues, readAround, readSource} from './sources.ts'
import {asJson} from './values.ts'

const MAX_WEIGHT = 20_000_000
/** Reading the clock costs more than a turn of a loop, so it is read after so much of a query's work. */
const WEIGHT_PER_CLOCK = 1024
/** Looking at a document costs less than a turn of a loop over it. */
const ROWS_PER_WEIGHT = 8
/** Longer lists are not kept for the next turn of a loop, of which there may be many. */
const FEW = 64
const MAX_RESULT_SIZE = 100_000_000

/** What one of a plan's sources was asked for. */
export interface Asked {
  /** Its place in the plan. */
  readonly source: number
  /** The values of its holes, and a name that they share with all that ask for the same. */
  readonly values: readonly unknown[]
  readonly name: string
}

export interface Evaluation {
  result: unknown
  /** What the filters over the whole dataset asked for, each once. */
  filters: readonly Asked[]
  /** Ids that were dereferenced, those of missing documents too. */
  dereferenced: ReadonlySet<string>
}

/** Counts documents that queries look at, for tests of what indexes save. */
export class RowCounter {
  rows = 0

  add(rows: number): void {
    this.rows += rows
  }
}

/** For whom and when a query is evaluated, and how long it may take. */
export interface Setting {
  identity: Identity
  timestamp: Date
  dataset: string
  projectId: string
  params: Record<string, unknown>
  milliseconds: number
}

export interface EvaluationContext extends Setting {
  view: View
  /** Counts the documents that are looked at. */
  reads?: RowCounter
  /** What was made of documents before. */
  parts?: KeptParts
}

/** Thrown when the time is over. */
class Late extends Error {
  override name = 'Late'
}

/** Evaluates a plan; refuses one that takes too long or answers too much. */
export function evaluatePlan(plan: Plan, context: EvaluationContext): Evaluation {
  const evaluation = tryPlan(plan, context)
  if (evaluation) return evaluation
  throw tooMuch(plan.query, 'Query took too long and was stopped')
}

/**
 * Evaluates a plan, or gives up without an answer when it has worked for its time. Waiting for a processor that others
 * use does not count.
 */
export function tryPlan(plan: Plan, context: EvaluationContext): Evaluation | undefined {
  try {
    return evaluate(plan, context)
  } catch (error) {
    if (error instanceof Late) return undefined
    throw error
  }
}

/** What this thread has used of the processor, in milliseconds. */
export function threadTime(): number {
  const {user, system} = process.threadCpuUsage()
  return (user + system) / 1000
}

function evaluate(plan: Plan, context: EvaluationContext): Evaluation {
  const dereferenced = new Set<string>()
  const filters: Asked[] = []
  const spend = meter(plan.query, context.milliseconds)
  const {view} = context
  const read = (rows: number): void => {
    context.reads?.add(rows)
    spend(1 + rows / ROWS_PER_WEIGHT)
  }
  const known = plan.sources.map(() => new Map<string, readonly StoredDocument[] | undefined>())
  const source = (index: number, values: readonly unknown[]): readonly StoredDocument[] => {
    const asked = known[index]
    const found = plan.sources[index]
    if (!asked || !found) throw new TypeError('A query asks for a source that it does not have')
    const name = found.isConstant ? '' : nameOfValues(values)
    const again = asked.get(name)
    if (again) return again
    const {documents, rows} = found.isConstant
      ? readSource(found, values, view)
      : readAround(found, {name, values}, view)
    read(rows)
    if (!asked.has(name)) filters.push({source: index, values: values.map(comparable), name})
    asked.set(name, found.isConstant || documents.length <= FEW ? documents : undefined)
    return documents
  }
  const everything = (): readonly StoredDocument[] => {
    read(view.documents.length)
    return view.documents
  }
  const dereference = (id: string): unknown => {
    dereferenced.add(id)
    read(1)
    const document = view.get(id)
    recorder.saw(id, document)
    return document
  }
  const recorder = new Recorder(context.parts, (id) => view.get(id), dereference)
  const scope = outermost({
    params: context.params,
    source,
    everything,
    spend,
    dereference,
    keep: (expression, value, make) => recorder.keep(expression, value, make),
    leaveOff: () => recorder.leaveOff(),
    searchScore: (value, search) => view.searchScore(value, search),
    surroundings: {
      identity: context.identity.id,
      timestamp: context.timestamp,
      sanity: {projectId: context.projectId, dataset: context.dataset},
    },
  })
  const result = run(plan, () => {
    const found = plan.evaluate(scope)
    return plan.makesOwnObjects ? asJson(found) : found
  })
  const room = run(plan, () => roomAfter(result, MAX_RESULT_SIZE))
  if (room < 0) throw tooMuch(plan.query, 'Query result is too large')
  return {result, dereferenced, filters}
}

/** A value without what nothing is equal to, which may be large. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isPrimitive)
  return isPrimitive(value) ? value : {}
}

function run<T>(plan: Plan, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) throw tooMuch(plan.query, 'Query needs too much')
    // groq-js asks each object itself whether it has an attribute.
    if (error instanceof TypeError && error.message.includes('hasOwnProperty is not')) {
      throw queryFailure('queryEvaluationError', plan.query, 'An object has a reserved attribute')
    }
    if (error instanceof Error && error.name === 'Error') {
      throw queryFailure('queryEvaluationError', plan.query, error.message)
    }
    throw error
  }
}

function tooMuch(query: string, description: string): Error {
  return typedError(400, 'queryTimeoutError', description, {query})
}

function meter(query: string, milliseconds: number): (weight: number) => void {
  // The clock is only read for a query that works for a while: most are done before.
  let deadline: number | undefined
  let spent = 0
  let nextClock = WEIGHT_PER_CLOCK
  return (weight) => {
    spent += weight
    if (spent > MAX_WEIGHT) throw tooMuch(query, 'Query needs too much')
    if (spent > nextClock) {
      nextClock = spent + WEIGHT_PER_CLOCK
      const now = threadTime()
      deadline ??= now + milliseconds
      if (now > deadline) throw new Late()
    }
  }
}

/** About how much longer the JSON of a result may be, after a value; below 0 it is too long and the rest is not read. */
function roomAfter(value: unknown, room: number): number {
  if (typeof value === 'string') return room - value.length - 2
  if (typeof value !== 'object' || value === null) return room - 6
  const ahead = lengthAhead(value)
  if (ahead !== undefined) return room - ahead
  let left = room - 2
  if (Array.isArray(value)) {
    for (const item of value) {
      if (left < 0) break
      left = roomAfter(item, left - 1)
    }
    return left
  }
  // Faster than a list of the keys: nothing here inherits any.
  for (const key in value) {
    if (left < 0) break
    left = roomAfter((value as Record<string, unknown>)[key], left - key.length - 4)
  }
  return left
}
