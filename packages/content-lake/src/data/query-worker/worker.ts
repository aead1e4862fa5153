import {parentPort} from 'node:worker_threads'

import type {StoredDocument} from '../../contract.ts'
import {ApiError, typedError} from '../../errors.ts'
import {DocumentSet} from '../documents/document-set.ts'
import {type Perspective, viewOf} from '../documents/views.ts'
import {type Evaluation, evaluatePlan, type Setting} from '../groq/evaluate.ts'
import {planOf} from '../groq/plan.ts'
import {TimeoutError, withTimeout} from './timeout.ts'

/** A query that needs too much work for the main thread. */
export interface WorkerQuery extends Setting {
  query: string
  milliseconds: number
  perspective: Perspective
  publicOnly: boolean
}

/** Messages to the worker: a dataset's documents, its removal, and queries. */
export type WorkerMessage =
  | {kind: 'documents'; dataset: string; documents: [id: string, document?: StoredDocument][]}
  | {kind: 'removal'; dataset: string}
  | {kind: 'query'; query: WorkerQuery}

export type Reply =
  | {evaluation: Evaluation}
  | {error: {status: number; body: Record<string, unknown>}}
  | {failure: string}

const datasets = new Map<string, DocumentSet>()

function documentsOf(dataset: string): DocumentSet {
  const known = datasets.get(dataset) ?? new DocumentSet()
  datasets.set(dataset, known)
  return known
}

async function evaluate({query, milliseconds, ...settings}: WorkerQuery): Promise<Reply> {
  const {dataset, params, perspective, publicOnly} = settings
  const documents = documentsOf(dataset)
  try {
    const plan = planOf(query, params)
    if (plan.searchesText) await documents.text.ready()
    const context = {...settings, view: viewOf(documents, perspective, publicOnly)}
    const evaluation = withTimeout(milliseconds, () => {
      return evaluatePlan(plan, {...context, maxWork: Infinity})
    })
    return {evaluation}
  } catch (error) {
    if (error instanceof ApiError) return errorReply(error)
    if (error instanceof TimeoutError) return errorReply(tookTooLong(query))
    return {failure: error instanceof Error ? (error.stack ?? error.message) : String(error)}
  }
}

function errorReply({status, body}: ApiError): Reply {
  return {error: {status, body}}
}

function tookTooLong(query: string): ApiError {
  const description = 'Query took too long and was stopped'
  return typedError(400, 'queryTimeoutError', description, {query})
}

async function receive(message: WorkerMessage): Promise<void> {
  if (message.kind === 'query') parentPort?.postMessage(await evaluate(message.query), [])
  else if (message.kind === 'removal') datasets.delete(message.dataset)
  else {
    const documents = documentsOf(message.dataset)
    for (const [id, document] of message.documents) documents.set(id, document)
  }
}

parentPort?.on('message', (message: WorkerMessage) => void receive(message))
