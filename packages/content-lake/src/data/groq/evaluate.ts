import {evaluateSync, toJS} from 'groq-js'

import type {
  ArraySelector,
  ContentSourceMap,
  DocumentChange,
  Identity,
  StoredDocument,
} from '../../contract.ts'
import {typedError} from '../../errors.ts'
import {isPrimitive} from '../documents/values.ts'
import type {View} from '../documents/views.ts'
import {candidates} from './candidates.ts'
import {changedAny, changedOnly} from './diff.ts'
import {FunctionList} from './function-list.ts'
import {FUNCTIONS} from './functions.ts'
import {type GroqNode, literal} from './nodes.ts'
import type {Plan} from './plan.ts'
import {queryError} from './query-errors.ts'
import {evaluateWithSourceMap} from './source-map.ts'
import {inTime} from './time-limit.ts'

const MAX_RESULT_SIZE = 100_000_000

/** One lookup of a plan's source. */
interface Lookup {
  /** Index in the plan. */
  readonly source: number
  /** Values of the source's outer expressions. */
  readonly values: readonly unknown[]
}

export interface Evaluation {
  result: unknown
  resultSourceMap?: ContentSourceMap
  /** Distinct lookups of filters over the whole dataset. */
  filters: readonly Lookup[]
  /** Dereferenced ids, including missing documents. */
  dereferenced: ReadonlySet<string>
  /** Documents read. */
  rows: number
}

/** Identity, time and limits of an evaluation. */
export interface Setting {
  identity: Identity
  timestamp: Date
  dataset: string
  projectId: string
  /** Values of `before()` and `after()`; the query's root is `after`, or `before` of a deleted document. */
  change?: DocumentChange | undefined
  /** Asks for a content source map. */
  sourceMap?: ArraySelector
}

export interface EvaluationContext extends Setting {
  view: View
}

/** Evaluates a plan; throws an ApiError when it takes too long or its result is too large. */
export function evaluatePlan(plan: Plan, context: EvaluationContext): Evaluation {
  const evaluate = (): Evaluation => new Run(plan, context).evaluate()
  // The limit costs a fifth of a millisecond, which listeners and webhooks would pay for each change.
  const readsMany = context.view.size > 1
  const isQuick =
    !plan.isNested && !(readsMany && (plan.readsEverything || plan.sources.length > 0))
  try {
    return isQuick ? evaluate() : inTime(plan.query, evaluate)
  } catch (error) {
    throw explained(error, plan.query)
  }
}

type Documents = readonly StoredDocument[]

/** One evaluation by groq-js, which calls back for documents. */
class Run {
  readonly #plan: Plan
  readonly #context: EvaluationContext
  readonly #functions: Record<string, unknown>
  readonly #filters = new Map<string, Lookup>()
  readonly #found = new Map<string, Documents>()
  readonly #results = new Map<number, unknown>()
  readonly #dereferenced = new Set<string>()
  #rows = 0

  constructor(plan: Plan, context: EvaluationContext) {
    this.#plan = plan
    this.#context = context
    const functions: Record<string, (...args: never[]) => unknown> = {
      call: (name: string, ...args: unknown[]) => FUNCTIONS[name]?.(...args),
      changedAny: (selector: GroqNode, ...values: [unknown, unknown]) => {
        return changedAny(values, selector, this.#holds)
      },
      changedOnly: (selector: GroqNode, ...values: [unknown, unknown]) => {
        return changedOnly(values, selector, this.#holds)
      },
      everything: () => this.#read(context.view.documents),
      source: (index: number, ...values: unknown[]) => this.#source(index, values),
      subquery: (index: number) => this.#subquery(index),
    }
    const lists = Object.entries(functions).map(([name, call]) => {
      return [`#${name}`, new FunctionList(call)]
    })
    this.#functions = Object.fromEntries(lists) as Record<string, unknown>
  }

  evaluate(): Evaluation {
    const traced = this.#trace()
    const tree = traced ? literal(traced.value) : this.#plan.tree
    const result = this.#execute(tree)
    // Before `toJS`, which walks all of it.
    if (roomAfter(result.data, MAX_RESULT_SIZE) < 0) {
      throw tooMuch(this.#plan.query, 'Query result is too large')
    }
    return {
      result: toJS(result),
      resultSourceMap: traced?.resultSourceMap,
      filters: [...this.#filters.values()],
      dereferenced: this.#dereferenced,
      rows: this.#rows,
    }
  }

  #trace(): {value: unknown; resultSourceMap: ContentSourceMap} | undefined {
    const {sourceMap} = this.#context
    if (!sourceMap) return undefined
    return evaluateWithSourceMap(this.#plan.tree, sourceMap, (tree) => {
      return this.#execute(tree).data
    })
  }

  #execute(tree: GroqNode): ReturnType<typeof evaluateSync> {
    const {identity, timestamp, projectId, dataset, change} = this.#context
    return evaluateSync(tree, {
      params: this.#functions,
      timestamp,
      identity: identity.id,
      sanity: {projectId, dataset},
      before: change?.before,
      after: change?.after,
      root: change?.after ?? change?.before,
      dereference: ({_ref}: {_ref: string}) => this.#dereference(_ref),
    })
  }

  #dereference(id: string): StoredDocument | undefined {
    this.#dereferenced.add(id)
    this.#rows += 1
    return this.#context.view.get(id)
  }

  readonly #holds = (expr: GroqNode, value: unknown): boolean => {
    const base = literal([value])
    return this.#execute({type: 'Filter', base, expr}).data.length > 0
  }

  #read(documents: Documents): Documents {
    this.#rows += documents.length
    return documents
  }

  #subquery(index: number): unknown {
    const tree = this.#plan.subqueries[index]
    if (tree && !this.#results.has(index)) {
      this.#results.set(index, this.#execute(tree).data)
    }
    return this.#results.get(index)
  }

  #source(index: number, values: readonly unknown[]): Documents {
    const name = `${index} ${JSON.stringify(values)}`
    const known = this.#found.get(name)
    if (known) return known
    // Record primitives only: objects equal nothing in GROQ, and may be large.
    this.#filters.set(name, {source: index, values: values.map(comparable)})
    const source = this.#plan.sources[index]
    if (!source) throw new TypeError('A query reads a source that it does not have')
    const documents = this.#read(candidates(source, values, this.#context.view))
    this.#found.set(name, documents)
    return documents
  }
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isPrimitive)
  return isPrimitive(value) ? value : {}
}

/** Converts an error of groq-js or of the JavaScript engine to an ApiError. */
function explained(error: unknown, query: string): unknown {
  if (error instanceof RangeError) return tooMuch(query, 'Query needs too much')
  // groq-js calls `hasOwnProperty` on each object.
  if (error instanceof TypeError && error.message.includes('hasOwnProperty is not')) {
    return queryError('queryEvaluationError', query, 'An object has a reserved attribute')
  }
  if (error instanceof Error && error.name === 'Error') {
    return queryError('queryEvaluationError', query, error.message)
  }
  return error
}

function tooMuch(query: string, description: string): Error {
  return typedError(400, 'queryTimeoutError', description, {query})
}

/** Returns `room` minus the approximate JSON length of a value; stops reading below 0. */
function roomAfter(value: unknown, room: number): number {
  if (typeof value === 'string') return room - value.length - 2
  if (typeof value !== 'object' || value === null) return room - 6
  let left = room - 2
  for (const [key, item] of Object.entries(value)) {
    if (left < 0) break
    left = roomAfter(item, left - key.length - 4)
  }
  return left
}
