import type {Identity, StoredDocument} from '../../contract.ts'
import {typedError} from '../../errors.ts'
import {lengthAhead} from '../json-parts.ts'
import {isPrimitive} from '../paths.ts'
import type {View} from '../views.ts'
import {rootScope} from './compile.ts'
import {queryFailure} from './failures.ts'
import {type PartCache, Recorder} from './part-cache.ts'
import type {Plan} from './plan.ts'
import {nameOfValues, readAround, readSource} from './sources.ts'
import {asJson} from './values.ts'

const MAX_WEIGHT = 20_000_000
/** Reading the clock costs more than an iteration, so it is read once per this much work. */
const WEIGHT_PER_CLOCK = 1024
/** Reading a document costs less than an iteration of a loop over it. */
const ROWS_PER_WEIGHT = 8
/** Longer lists are not cached for the next iteration, of which there may be many. */
const FEW = 64
const MAX_RESULT_SIZE = 100_000_000

/** One lookup of a plan's source. */
export interface Asked {
  /** Index in the plan. */
  readonly source: number
  /** Values of the placeholders, and a key shared by equal lookups. */
  readonly values: readonly unknown[]
  readonly name: string
}

export interface Evaluation {
  result: unknown
  /** Distinct lookups of filters over the whole dataset. */
  filters: readonly Asked[]
  /** Dereferenced ids, including missing documents. */
  dereferenced: ReadonlySet<string>
}

/** Counts documents read by queries, for tests of the indexes. */
export class RowCounter {
  rows = 0

  add(rows: number): void {
    this.rows += rows
  }
}

/** Identity, time and limits of an evaluation. */
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
  /** Counts documents read. */
  reads?: RowCounter
  /** Cached parts of results. */
  parts?: PartCache
}

/** Thrown past the deadline. */
class Late extends Error {
  override name = 'Late'
}

/** Evaluates a plan; throws an ApiError when it takes too long or the result is too large. */
export function evaluatePlan(plan: Plan, context: EvaluationContext): Evaluation {
  const evaluation = tryPlan(plan, context)
  if (evaluation) return evaluation
  throw tooMuch(plan.query, 'Query took too long and was stopped')
}

/** Evaluates a plan; undefined past its CPU time. Waiting for a busy processor does not count. */
export function tryPlan(plan: Plan, context: EvaluationContext): Evaluation | undefined {
  try {
    return evaluate(plan, context)
  } catch (error) {
    if (error instanceof Late) return undefined
    throw error
  }
}

/** CPU time of this thread, in milliseconds. */
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
    recorder.dereferenced(id, document)
    return document
  }
  const recorder = new Recorder(context.parts, (id) => view.get(id), dereference)
  const scope = rootScope({
    params: context.params,
    source,
    everything,
    spend,
    dereference,
    keep: (expression, value, make) => recorder.keep(expression, value, make),
    markUncacheable: () => recorder.markUncacheable(),
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

/** Drops values that nothing can equal, which may be large. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isPrimitive)
  return isPrimitive(value) ? value : {}
}

function run<T>(plan: Plan, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) throw tooMuch(plan.query, 'Query needs too much')
    // groq-js calls `hasOwnProperty` on each object.
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
  // Most queries finish before the clock is ever read.
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

/** Approximate JSON length left after a value; stops reading below 0. */
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
  // Faster than `Object.keys`; nothing here inherits properties.
  for (const key in value) {
    if (left < 0) break
    left = roomAfter((value as Record<string, unknown>)[key], left - key.length - 4)
  }
  return left
}
