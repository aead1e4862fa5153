import type {DocumentChange, Lake, Webhook} from '../contract.ts'
import {httpError} from '../errors.ts'

/** A webhook as the API shows it. */
export interface Hook extends Required<Webhook> {
  id: string
  type: 'document'
  rule: Required<NonNullable<Webhook['rule']>>
  projectId: string
  createdAt: string
  createdByUserId: string
  isDisabledByUser: boolean
  deletedAt: null
}

const OPERATIONS: readonly string[] = ['create', 'update', 'delete']
const METHODS = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE']

/** A hook with its defaults. */
export function completeHook(
  given: Webhook,
  about: Pick<Hook, 'id' | 'projectId' | 'createdAt' | 'createdByUserId'>,
): Hook {
  return {
    type: 'document',
    description: null,
    httpMethod: 'POST',
    headers: {},
    includeDrafts: false,
    includeAllVersions: false,
    isDisabled: false,
    apiVersion: 'v2025-02-19',
    secret: null,
    ...given,
    rule: {on: ['create', 'update'], filter: '', projection: '', ...given.rule},
    ...about,
    isDisabledByUser: given.isDisabled === true,
    deletedAt: null,
  }
}

function areHeaders(headers: Record<string, string>): boolean {
  try {
    return [...new Headers(headers).keys()].length === Object.keys(headers).length
  } catch {
    return false
  }
}

function reasonAgainst({name, url, dataset, httpMethod, headers, rule}: Hook): string | undefined {
  if (!name || typeof name !== 'string') return '"name" is required'
  if (!dataset || typeof dataset !== 'string') return '"dataset" is required'
  if (!URL.canParse(url) || !/^https?:/.test(url)) return '"url" must be an HTTP address'
  if (!METHODS.includes(httpMethod)) return `"httpMethod" must be one of ${METHODS.join(', ')}`
  if (!areHeaders(headers)) return '"headers" must be an object of HTTP headers'
  const isList = Array.isArray(rule.on) && rule.on.length > 0
  if (!isList || !rule.on.every((on) => OPERATIONS.includes(on))) {
    return `"rule.on" has to list ${OPERATIONS.join(', ')}`
  }
  return undefined
}

/** Throws 400 for a hook that cannot work. */
export function validateHook(hook: Hook, lake: Lake): void {
  const reason = reasonAgainst(hook)
  if (reason) throw httpError(400, reason)
  for (const part of ['filter', 'projection'] as const) {
    try {
      if (hook.rule[part]) lake.queryChange(hook.rule[part], {})
    } catch (error) {
      const problem = error instanceof Error ? error.message : 'invalid GROQ'
      throw httpError(400, `"rule.${part}": ${problem}`)
    }
  }
}

/** Whether a change creates, updates or deletes a document. */
export function operationOf({before, after}: DocumentChange): 'create' | 'update' | 'delete' {
  if (!after) return 'delete'
  return before ? 'update' : 'create'
}

function concerns(hook: Hook, change: DocumentChange): boolean {
  const id = (change.after ?? change.before)?._id ?? ''
  if (id.startsWith('_.') || (id.startsWith('drafts.') && !hook.includeDrafts)) return false
  if (id.startsWith('versions.') && !hook.includeAllVersions) return false
  return hook.rule.on.includes(operationOf(change))
}

/** Payload of a hook for a change; undefined when the hook does not apply to it. */
export function payloadOf(
  hook: Hook,
  change: DocumentChange,
  dataset: string,
  lake: Lake,
): unknown {
  if (!concerns(hook, change)) return undefined
  const {filter, projection} = hook.rule
  if (filter && lake.queryChange(filter, change, dataset) !== true) return undefined
  if (projection) return lake.queryChange(projection, change, dataset) ?? null
  return change.after ?? change.before
}
