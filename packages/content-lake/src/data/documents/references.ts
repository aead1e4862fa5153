import type {StoredDocument} from '../../contract.ts'

/** Index path of the ids that documents refer to, as in `references()`. */
export const REFERENCES = 'references()'

interface Outgoing {
  /** All referenced ids, weak or not. */
  readonly all: ReadonlySet<string>
  /** Ids that must exist. */
  readonly strong: ReadonlySet<string>
}

// Stored documents are immutable.
const known = new WeakMap<StoredDocument, Outgoing>()

/** The ids that a document refers to. */
export function outgoingReferences(document: StoredDocument): Outgoing {
  const cached = known.get(document)
  if (cached) return cached
  const all = new Set<string>()
  const strong = new Set<string>()
  collect(document, all, strong)
  known.set(document, {all, strong})
  return {all, strong}
}

function collect(value: unknown, all: Set<string>, strong: Set<string>): void {
  // Nearly twice as fast as to read a list's entries like those of an object.
  if (Array.isArray(value)) {
    for (const item of value) collect(item, all, strong)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const object = value as Record<string, unknown>
  const target = object['_ref']
  if (typeof target === 'string' && !pointsElsewhere(object)) {
    all.add(target)
    if (object['_weak'] !== true) strong.add(target)
  }
  for (const item of Object.values(object)) collect(item, all, strong)
}

function pointsElsewhere(reference: Record<string, unknown>): boolean {
  return (
    '_dataset' in reference ||
    '_projectId' in reference ||
    reference['_type'] === 'globalDocumentReference'
  )
}

/** Makes references marked `_strengthenOnPublish` strong, as publishing does. */
export function strengthenReferences<T>(value: T): T {
  if (Array.isArray(value)) return value.map(strengthenReferences) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [key, strengthenReferences(item)])
  const object = Object.fromEntries(entries) as Record<string, unknown>
  const mark = object['_strengthenOnPublish']
  if (typeof object['_ref'] !== 'string' || !mark) return object as T
  delete object['_strengthenOnPublish']
  if ((mark as {weak?: boolean}).weak !== true) delete object['_weak']
  return object as T
}
