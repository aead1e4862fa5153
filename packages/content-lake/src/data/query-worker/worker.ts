import {parentPort} from 'node:worker_threads'

import type {StoredDocument} from '../../contract.ts'
import {ApiError, typedError} from '../../errors.ts'
import {DocumentSet} from '../documents/documents.ts'
import {type Perspective, viewOf} from '../documents/views.ts'
import {type Evaluation, evaluatePlan, type Setting} from '../groq/evaluate.ts'
import {planOf} from '../groq/plan.ts'
import {TimeoutError, withTimeout} from './timeout.ts'

/** A query that needs too much work for the main thread. */
export interface Question extends Setting {
  query: string
  milliseconds: number
  perspective: Perspective
  publicOnly: boolean
}

/** Messages to the worker: a dataset's documents, its removal, and queries. */
export type Order =
  | {kind: 'documents'; dataset: string; documents: [id: string, document?: StoredDocument][]}
  | {kind: 'forget'; dataset: string}
  | {kind: 'question'; question: Question}

export type Reply =
  | {evaluation: Evaluation}
  | {refusal: {status: number; body: Record<string, unknown>}}
  | {failure: string}

const datasets = new Map<string, DocumentSet>()

function documentsOf(dataset: string): DocumentSet {
  const known = datasets.get(dataset) ?? new DocumentSet()
  datasets.set(dataset, known)
  return known
}

async function answer({query, milliseconds, ...question}: Question): Promise<Reply> {
  const {dataset, params, perspective, publicOnly} = question
  const documents = documentsOf(dataset)
  try {
    const plan = planOf(query, params)
    if (plan.searchesText) await documents.text.ready()
    const context = {...question, view: viewOf(documents, perspective, publicOnly)}
    const evaluation = withTimeout(milliseconds, () => {
      return evaluatePlan(plan, {...context, maxWork: Infinity})
    })
    return {evaluation}
  } catch (error) {
    if (error instanceof ApiError) return refused(error)
    if (error instanceof TimeoutError) return refused(tookTooLong(query))
    return {failure: error instanceof Error ? (error.stack ?? error.message) : String(error)}
  }
}

function refused({status, body}: ApiError): Reply {
  return {refusal: {status, body}}
}

function tookTooLong(query: string): ApiError {
  const description = 'Query took too long and was stopped'
  return typedError(400, 'queryTimeoutError', description, {query})
}

async function receive(order: Order): Promise<void> {
  if (order.kind === 'question') parentPort?.postMessage(await answer(order.question), [])
  else if (order.kind === 'forget') datasets.delete(order.dataset)
  else {
    const documents = documentsOf(order.dataset)
    for (const [id, document] of order.documents) documents.set(id, document)
  }
}

parentPort?.on('message', (order: Order) => void receive(order))
