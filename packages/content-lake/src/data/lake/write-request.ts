import type {Identity} from '../../contract.ts'
import {ApiError, typedError} from '../../errors.ts'
import {isWriter} from '../../grants.ts'
import {isRecord} from '../documents/values.ts'
import {WriteError} from '../documents/write-errors.ts'
import {evaluatePlan, type EvaluationContext, type Setting} from '../groq/evaluate.ts'
import {planOf} from '../groq/plan.ts'
import {queryError} from '../groq/query-errors.ts'
import type {TransactionRecord} from '../storage/records.ts'
import type {Storage} from '../storage/storage.ts'
import {refuseTooComplex} from '../writes/complexity.ts'
import type {Outcome, QueryIds} from '../writes/mutations.ts'
import {refused, requirePermissions} from '../writes/permissions.ts'
import type {Change, Staging} from '../writes/staging.ts'

/** A request body of `POST /data/actions/<dataset>`. */
export interface ActionsRequest {
  actions: Record<string, unknown>[]
  transactionId?: string | undefined
  dryRun?: boolean
}

/** A mutate or actions request. */
export interface Write {
  kind: 'mutationError' | 'actionError'
  operations: Record<string, unknown>[]
  transactionId?: string | undefined
  dryRun?: boolean
  identity: Identity
}

const TRANSACTION_ID = /^[A-Za-z0-9._-]{1,128}$/
const MAX_OPERATIONS = 10_000

/** Throws for people who may not write. */
export function refuseReaders({identity, kind}: Write): void {
  if (!isWriter(identity)) throw refused('update').toApiError(kind, 0)
}

/** Throws for a malformed request. */
export function validate({operations, transactionId, kind}: Write): void {
  const subject = kind === 'mutationError' ? 'mutations' : 'actions'
  if (!Array.isArray(operations) || !operations.every(isRecord)) {
    throw typedError(400, kind, `"${subject}" must be a list of objects`)
  }
  if (operations.length > MAX_OPERATIONS) {
    throw typedError(400, kind, `More than ${MAX_OPERATIONS} ${subject} in one transaction`)
  }
  if (transactionId === undefined) return
  if (typeof transactionId !== 'string' || !TRANSACTION_ID.test(transactionId)) {
    throw typedError(400, kind, 'Malformed transaction ID')
  }
}

/** Applies the operations to the staging and checks the changes. */
export function stage(
  {kind, operations, identity}: Write,
  staging: Staging,
  apply: (operation: Record<string, unknown>, staging: Staging) => Outcome[],
): {results: Outcome[]; changes: Change[]} {
  try {
    const results = operations.flatMap((operation, index) => {
      staging.index = index
      return apply(operation, staging)
    })
    const changes = staging.changes((change) => {
      requirePermissions(change, staging, identity)
      if (change.after) refuseTooComplex(change.after)
    })
    return {results, changes}
  } catch (error) {
    if (error instanceof WriteError) throw error.toApiError(kind, staging.index)
    if (error instanceof ApiError || !(error instanceof RangeError)) throw error
    throw typedError(400, kind, 'A value is nested too deeply')
  }
}

/** Ids of the documents that a query of a mutation selects. */
export function queryIdsOf(staging: Staging, setting: Setting): QueryIds {
  return (query, params) => {
    const {result} = evaluatePlan(planOf(query, params), {
      ...setting,
      view: staging.view(),
      timestamp: new Date(staging.timestamp),
    })
    const documents: unknown[] = Array.isArray(result) ? result : [result]
    return documents.flatMap((document) => {
      const id = isRecord(document) ? document['_id'] : undefined
      return typeof id === 'string' ? [id] : []
    })
  }
}

/** Value of a query about a change. Throws an ApiError 400 for `*`. */
export function evaluateChange(query: string, context: EvaluationContext): unknown {
  const plan = planOf(query, {}, 'delta')
  if (plan.readsEverything || plan.sources.length > 0) {
    const description = 'The query of a webhook cannot read other documents'
    throw queryError('queryParseError', query, description, '*')
  }
  return evaluatePlan(plan, context).result
}

/** A retried request returns its first results; reusing its id for another request fails. */
export function repeated(
  earlier: TransactionRecord,
  digest: string,
  {kind}: Write,
  storage: Storage,
): Outcome[] {
  const {transactionId, dataset, sequence} = earlier
  if (earlier.digest !== digest) {
    throw typedError(409, kind, `Transaction "${transactionId}" already exists`)
  }
  return (earlier.results as Outcome[]).map(({id, operation}) => {
    const document = storage.documentAt(dataset, id, sequence)
    return document ? {id, operation, document} : {id, operation}
  })
}
