import {createContext, Script} from 'node:vm'
import {parentPort} from 'node:worker_threads'

import type {StoredDocument} from '../../contract.ts'
import {ApiError, typedError} from '../../errors.ts'
import {DocumentSet} from '../documents/document-set.ts'
import {type Perspective, viewOf} from '../documents/views.ts'
import {type Evaluation, evaluatePlan, type Setting} from '../groq/evaluate.ts'
import {type Parsed, parseLongQuery} from '../groq/parse.ts'
import {planOf} from '../groq/plan.ts'

/** A query that needs too much work for the main thread. */
export interface WorkerQuery extends Setting {
  query: string
  milliseconds: number
  perspective: Perspective
  publicOnly: boolean
}

/** A query that takes too long to parse on the main thread. */
interface WorkerParse {
  query: string
  params: Record<string, unknown>
  milliseconds: number
}

/** A message that is replied to. */
export type Question = {kind: 'query'; query: WorkerQuery} | {kind: 'parse'; query: WorkerParse}

/** Messages to the worker: a dataset's documents as JSON, its changes, its removal, and queries. */
export type WorkerMessage =
  | {kind: 'bodies'; dataset: string; bodies: string[]}
  | {kind: 'documents'; dataset: string; documents: [id: string, document?: StoredDocument][]}
  | {kind: 'removal'; dataset: string}
  | Question

export type Reply =
  | {evaluation: Evaluation}
  | {parsed: Parsed}
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
  const plan = planOf(query, params, 'normal', parseLongQuery)
  if (plan.searchesText) await documents.text.ready()
  const view = viewOf(documents, perspective, publicOnly)
  return inTime({query, milliseconds}, () => ({
    evaluation: evaluatePlan(plan, {...settings, view, maxWork: Infinity}),
  }))
}

function parse({params, ...asked}: WorkerParse): Reply {
  return inTime(asked, () => ({parsed: parseLongQuery(asked.query, params)}))
}

const sandbox: {work?: () => unknown} = createContext({})
const script = new Script('work()')

/** Runs synchronous work, which is interrupted when the time is up. */
function inTime<T>({query, milliseconds}: Omit<WorkerParse, 'params'>, work: () => T): T {
  sandbox.work = work
  try {
    return script.runInContext(sandbox, {timeout: milliseconds}) as T
  } catch (error) {
    const {code} = error as {code?: unknown}
    if (code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    throw typedError(400, 'queryTimeoutError', 'Query took too long and was stopped', {query})
  } finally {
    delete sandbox.work
  }
}

async function replyTo(message: Question): Promise<Reply> {
  try {
    return message.kind === 'query' ? await evaluate(message.query) : parse(message.query)
  } catch (error) {
    if (error instanceof ApiError) return {error: {status: error.status, body: error.body}}
    return {failure: error instanceof Error ? (error.stack ?? error.message) : String(error)}
  }
}

function documentIn(body: string): [id: string, document: StoredDocument] {
  const document = JSON.parse(body) as StoredDocument
  return [document._id, document]
}

async function receive(message: WorkerMessage): Promise<void> {
  if (message.kind === 'query' || message.kind === 'parse') {
    parentPort?.postMessage(await replyTo(message), [])
  } else if (message.kind === 'removal') datasets.delete(message.dataset)
  else {
    const changes =
      message.kind === 'documents' ? message.documents : message.bodies.map(documentIn)
    const documents = documentsOf(message.dataset)
    for (const [id, document] of changes) documents.set(id, document)
  }
}

parentPort?.on('message', (message: WorkerMessage) => void receive(message))
