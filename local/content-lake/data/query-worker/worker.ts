import {parentPort} from 'node:worker_threads'

import type {StoredDocument} from '../../contract.ts'
import {ApiError} from '../../errors.ts'
import {DocumentSet} from '../documents.ts'
import {
  type Evaluation,
  evaluatePlan,
  RowCounter,
  type Setting,
  threadTime,
} from '../groq/evaluate.ts'
import {planOf} from '../groq/plan.ts'
import {type Perspective, viewOf} from '../views.ts'

/** A query that took too long on the main thread. */
export interface Question extends Setting {
  query: string
  perspective: Perspective
  publicOnly: boolean
}

/** Messages to the worker: a dataset's documents, its removal, and queries. */
export type Order =
  | {kind: 'documents'; dataset: string; documents: [id: string, document?: StoredDocument][]}
  | {kind: 'forget'; dataset: string}
  | {kind: 'question'; question: Question}

export type Reply =
  | {evaluation: Evaluation; rows: number; milliseconds: number}
  | {refusal: {status: number; body: Record<string, unknown>}}
  | {failure: string}

const datasets = new Map<string, DocumentSet>()

function documentsOf(dataset: string): DocumentSet {
  const known = datasets.get(dataset) ?? new DocumentSet({isSynchronous: true})
  datasets.set(dataset, known)
  return known
}

function answer({query, perspective, publicOnly, ...setting}: Question): Reply {
  const documents = documentsOf(setting.dataset)
  const view = viewOf(documents, perspective, publicOnly)
  const reads = new RowCounter()
  try {
    const plan = planOf(query, setting.params)
    if (plan.searchesText) documents.text.prepare()
    const started = threadTime()
    const evaluation = evaluatePlan(plan, {...setting, view, reads})
    return {evaluation, rows: reads.rows, milliseconds: threadTime() - started}
  } catch (error) {
    if (error instanceof ApiError) return {refusal: {status: error.status, body: error.body}}
    return {failure: error instanceof Error ? (error.stack ?? error.message) : String(error)}
  }
}

parentPort?.on('message', (order: Order) => {
  if (order.kind === 'question') parentPort?.postMessage(answer(order.question), [])
  else if (order.kind === 'forget') datasets.delete(order.dataset)
  else {
    const documents = documentsOf(order.dataset)
    for (const [id, document] of order.documents) documents.set(id, document)
  }
})
