import {Mutation} from '@sanity/mutator'

import type {StoredDocument} from '../../contract.ts'
import {isRecord} from '../documents/values.ts'
import {immutable, malformed, WriteError} from '../documents/write-errors.ts'
import {QUOTED, stepsOf} from './paths.ts'
import type {Content} from './staging.ts'

const BY_PATH = ['set', 'setIfMissing', 'inc', 'dec', 'diffMatchPatch'] as const
const OPERATIONS = new Set<string>([...BY_PATH, 'unset', 'insert'])
/** Refused: `@sanity/mutator` walks a range index by index, however short the list. */
const HUGE_INDEX = /\d{6,}\s*[\]:,]/
const RESERVED = /\b(?:hasOwnProperty|__proto__)\b/
const COMPARED = new RegExp(`(?:[=!]=|[<>]=?)\\s*(?:${QUOTED.source})`, 'g')
const MAX_PATH_LENGTH = 1000
const ABOUT_THE_TARGET = new Set(['id', 'query', 'params', 'ifRevisionID', 'ifRevisionId'])

/** Throws for a malformed patch. */
export function validatePatch(patch: Record<string, unknown>): void {
  for (const name of Object.keys(patch)) {
    if (!OPERATIONS.has(name) && !ABOUT_THE_TARGET.has(name)) {
      throw malformed(`Unknown patch operation "${name}"`)
    }
  }
  for (const name of BY_PATH) {
    if (patch[name] !== undefined && !isRecord(patch[name])) {
      throw malformed(`"${name}" must be an object of paths and values`)
    }
  }
  const unset = patch['unset']
  if (unset !== undefined && !isTextList(unset)) throw malformed('"unset" must be a list of paths')
  if (patch['insert'] !== undefined) validateInsert(patch['insert'])
  validateDeltas(patch)
  for (const path of pathsOf(patch)) validatePath(path)
}

function pathsOf(patch: Record<string, unknown>): string[] {
  const unset = patch['unset'] as string[] | undefined
  const {items: _items, ...places} = (patch['insert'] ?? {}) as Record<string, unknown>
  const named = BY_PATH.flatMap((name) => Object.keys(patch[name] ?? {}))
  return [...named, ...(unset ?? []), ...Object.values(places).map(String)]
}

function validatePath(path: string): void {
  if (path.length > MAX_PATH_LENGTH) {
    throw malformed(`A path has more than ${MAX_PATH_LENGTH} characters`)
  }
  if (HUGE_INDEX.test(path.replaceAll(QUOTED, '""'))) {
    throw malformed(`An index is out of range: "${path}"`)
  }
  // A compared value may contain reserved names; a quoted attribute may not.
  if (RESERVED.test(path.replaceAll(COMPARED, ''))) {
    throw malformed(`A path has a reserved attribute: "${path}"`)
  }
}

function validateDeltas(patch: Record<string, unknown>): void {
  for (const name of ['inc', 'dec']) {
    const deltas = Object.values(patch[name] ?? {})
    if (!deltas.every((delta) => typeof delta === 'number')) {
      throw malformed(`"${name}" needs numbers`)
    }
  }
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function validateInsert(insert: unknown): void {
  const places = ['before', 'after', 'replace']
  if (!isRecord(insert) || !Array.isArray(insert['items'])) {
    throw malformed('"insert" needs "items", a list')
  }
  const given = places.filter((place) => typeof insert[place] === 'string')
  if (given.length !== 1) throw malformed('"insert" needs one of "before", "after" and "replace"')
}

/** Throws when the document is not at the expected revision. */
export function checkRevision(document: StoredDocument | undefined, expected: unknown): void {
  if (expected === undefined || expected === document?._rev) return
  const {_id: id, _rev: currentRevisionID} = document ?? {}
  const text = `Document "${id ?? ''}" has unexpected revision ID`
  const details = {id, currentRevisionID, expectedRevisionID: expected}
  throw new WriteError(409, 'documentRevisionIDDoesNotMatchError', text, details)
}

/** Applies a patch; unknown paths change nothing, as hosted. */
export function applyPatch(document: StoredDocument, patch: Record<string, unknown>): Content {
  const patched = applySafely(patch, document)
  for (const name of ['_id', '_type'] as const) {
    if (patched[name] !== document[name]) {
      throw immutable(name, document._id)
    }
  }
  return patched
}

function applySafely(patch: Record<string, unknown>, document: StoredDocument): Content {
  let patched: Content = document
  try {
    for (const step of stepsOf(patch, () => patched)) {
      const mutation = new Mutation({mutations: [{patch: {...step, id: document._id}}]})
      patched = mutation.apply(patched) ?? patched
    }
    return patched
  } catch (error) {
    if (error instanceof WriteError) throw error
    throw malformed(`Cannot apply the patch: ${(error as Error).message}`)
  }
}
