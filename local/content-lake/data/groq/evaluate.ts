import {evaluateSync, toJS} from 'groq-js'

import type {Identity, StoredDocument} from '../../contract.ts'
import {typedError} from '../../errors.ts'
import type {View} from '../views.ts'
import type {Conjunction} from './constraints.ts'
import {queryFailure} from './failures.ts'
import {hostFunctions} from './functions.ts'
import {hostParameters} from './hook.ts'
import {matchFunctions} from './match.ts'
import type {Plan} from './plan.ts'
import {readSource} from './sources.ts'

const MAX_WEIGHT = 20_000_000
/** Reading the clock costs more than a turn of a loop, so it is read after so much of a query's work. */
const WEIGHT_PER_CLOCK = 1024
/** Looking at a document costs less than a turn of a loop over it. */
const ROWS_PER_WEIGHT = 8
const MAX_RESULT_SIZE = 100_000_000

export interface Evaluation {
  result: unknown
  /** What the filters over the whole dataset asked for. */
  filters: readonly Conjunction[]
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
}

/** Thrown when the time is over. */
class Late extends Error {
  override name = 'Late'
}

/** Evaluates a plan; refuses one that takes too long or answers too much. */
export function evaluatePlan(plan: Plan, context: EvaluationContext): Evaluation {
  const evaluation = evaluateInTime(plan, context, () => performance.now())
  if (evaluation) return evaluation
  throw tooMuch(plan.query, 'Query took too long and was stopped')
}

/**
 * Evaluates a plan, or gives up without an answer when it has worked for its time. Waiting for a processor that others
 * use does not count.
 */
export function tryPlan(plan: Plan, context: EvaluationContext): Evaluation | undefined {
  return evaluateInTime(plan, context, () => {
    const {user, system} = process.threadCpuUsage()
    return (user + system) / 1000
  })
}

/** Reads a clock, in milliseconds. */
type Clock = () => number

function evaluateInTime(
  plan: Plan,
  context: EvaluationContext,
  clock: Clock,
): Evaluation | undefined {
  try {
    return evaluate(plan, context, clock)
  } catch (error) {
    if (error instanceof Late) return undefined
    throw error
  }
}

function evaluate(plan: Plan, context: EvaluationContext, clock: Clock): Evaluation {
  const dereferenced = new Set<string>()
  const filters = new Map<string, Conjunction>()
  const spend = meter(plan.query, context.milliseconds, clock)
  const {view} = context
  const read = (rows: number): void => {
    context.reads?.add(rows)
    spend(1 + rows / ROWS_PER_WEIGHT)
  }
  const constantSources = new Map<number, readonly StoredDocument[]>()
  const source = (index: unknown, ...values: unknown[]): readonly StoredDocument[] => {
    const known = constantSources.get(index as number)
    if (known) return known
    const found = plan.sources[index as number]
    if (!found) throw new TypeError('A query asks for a source that it does not have')
    const reading = readSource(found, values, view)
    read(reading.rows)
    for (const filter of reading.filters) filters.set(JSON.stringify([...filter]), filter)
    if (found.isConstant) constantSources.set(index as number, reading.documents)
    return reading.documents
  }
  const everything = (): readonly StoredDocument[] => {
    read(view.documents.length)
    return view.documents
  }
  const dereference = ({_ref: id}: {_ref: string}): unknown => {
    dereferenced.add(id)
    read(1)
    return view.get(id)
  }
  const loop = (list: unknown, weight: unknown): unknown => {
    if (Array.isArray(list)) spend(list.length * Number(weight))
    return list
  }
  const options = {
    params: {
      ...context.params,
      ...hostParameters({...matchFunctions, ...hostFunctions, source, everything, loop}),
    },
    dataset: [],
    identity: context.identity.id,
    timestamp: context.timestamp,
    sanity: {projectId: context.projectId, dataset: context.dataset},
    dereference,
  }
  const result: unknown = run(plan, () => toJS(evaluateSync(plan.tree, options)))
  const room = run(plan, () => roomAfter(result, MAX_RESULT_SIZE))
  if (room < 0) throw tooMuch(plan.query, 'Query result is too large')
  return {result, dereferenced, filters: [...filters.values()]}
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

function meter(query: string, milliseconds: number, clock: Clock): (weight: number) => void {
  const deadline = clock() + milliseconds
  let spent = 0
  let nextClock = WEIGHT_PER_CLOCK
  return (weight) => {
    spent += weight
    if (spent > MAX_WEIGHT) throw tooMuch(query, 'Query needs too much')
    if (spent > nextClock) {
      nextClock = spent + WEIGHT_PER_CLOCK
      if (clock() > deadline) throw new Late()
    }
  }
}

/** About how much longer the JSON of a result may be, after a value; below 0 it is too long and the rest is not read. */
function roomAfter(value: unknown, room: number): number {
  if (typeof value === 'string') return room - value.length - 2
  if (typeof value !== 'object' || value === null) return room - 6
  let left = room - 2
  if (Array.isArray(value)) {
    for (const item of value) {
      if (left < 0) break
      left = roomAfter(item, left - 1)
    }
    return left
  }
  for (const [key, item] of Object.entries(value)) {
    if (left < 0) break
    left = roomAfter(item, left - key.length - 4)
  }
  return left
}
