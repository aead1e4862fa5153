import type {StoredDocument} from '../../contract.ts'
import {WriteError} from '../documents/write-errors.ts'

// As in https://www.sanity.io/docs/content-lake/technical-limits.
const MAX_ATTRIBUTES = 1000
const MAX_DEPTH = 20

/** Throws for a document that is nested too deeply or has too many attributes for the hosted lake. */
export function refuseTooComplex(document: StoredDocument): void {
  const attributes = new Set<string>()
  const depth = collect(document, '', attributes)
  if (depth > MAX_DEPTH) throw refusal(document, `is nested more than ${MAX_DEPTH} levels deep`)
  if (attributes.size <= MAX_ATTRIBUTES) return
  throw refusal(document, `has more than ${MAX_ATTRIBUTES} attributes`)
}

/** Collects paths with their types, each of which counts once, and returns how deep attributes are nested. */
function collect(value: unknown, path: string, attributes: Set<string>): number {
  if (Array.isArray(value)) {
    attributes.add(`${path} array`)
    return value.reduce((most: number, item) => {
      return Math.max(most, collect(item, `${path}[]`, attributes))
    }, 0)
  }
  if (typeof value !== 'object' || value === null) {
    attributes.add(`${path} ${value === null ? 'null' : typeof value}`)
    return 0
  }
  if (path !== '') attributes.add(`${path} object`)
  return Object.entries(value).reduce((most, [name, item]) => {
    return Math.max(most, 1 + collect(item, `${path}.${name}`, attributes))
  }, 0)
}

function refusal({_id}: StoredDocument, fault: string): WriteError {
  return new WriteError(400, 'documentTooComplexError', `Document "${_id}" ${fault}`, {id: _id})
}
