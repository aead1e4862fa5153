import {isDeepStrictEqual} from 'node:util'

import type {StoredDocument} from '../../contract.ts'
import {isRecord, keyOf} from '../documents/values.ts'

/** A change in Mendoza's format: patches from before to after, and back. */
export interface Effects {
  apply: unknown[]
  revert: unknown[]
}

interface States {
  readonly before: StoredDocument | undefined
  readonly after: StoredDocument | undefined
}

/** Mendoza's opcodes. Fields of the old value are named by their index in its sorted keys. */
const VALUE = 0
const FIELD_COPY = 10
const FIELD_BLANK = 11
const ELEMENT_COPY = 12
const INTO_SAME_FIELD = 15
const INTO_ARRAY = 16
const SET_FIELD = 17
const DELETE_FIELD = 19
const APPEND_VALUE = 20
const APPEND_SLICE = 21

type Value = Record<string, unknown>

/** Keys that JSON keeps, in Mendoza's order. */
function keysOf(value: Value): string[] {
  return Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
}

function fieldInstructions(key: string, place: number, [before, after]: [Value, Value]): unknown[] {
  const [old, now] = [before[key], after[key]]
  if (now === undefined) return [DELETE_FIELD, place]
  if (isDeepStrictEqual(old, now)) return []
  if (isRecord(old) && isRecord(now)) {
    return [FIELD_COPY, place, ...objectInstructions(old, now), INTO_SAME_FIELD]
  }
  // An empty list needs an instruction, or it would stay blank.
  if (Array.isArray(old) && Array.isArray(now) && now.length > 0) {
    return [FIELD_BLANK, place, ...listInstructions(old, now), INTO_SAME_FIELD]
  }
  return [SET_FIELD, now, key]
}

function objectInstructions(before: Value, after: Value): unknown[] {
  const keys = keysOf(before)
  const changed = keys.flatMap((key, place) => fieldInstructions(key, place, [before, after]))
  const added = keysOf(after).filter((key) => before[key] === undefined)
  return [...changed, ...added.flatMap((key) => [SET_FIELD, after[key], key])]
}

/** Index of the old item with the same key, else of an equal one. */
function placeOf(before: readonly unknown[], item: unknown, place: number): number {
  const key = keyOf(item)
  if (key !== undefined) return before.findIndex((old) => keyOf(old) === key)
  return isDeepStrictEqual(before[place], item) ? place : -1
}

function itemInstructions(before: readonly unknown[], item: unknown, index: number): unknown[] {
  const place = placeOf(before, item, index)
  const old = before[place]
  if (place === -1) return [APPEND_VALUE, item]
  if (isDeepStrictEqual(old, item)) return [APPEND_SLICE, place, place + 1]
  if (!isRecord(old) || !isRecord(item)) return [APPEND_VALUE, item]
  return [ELEMENT_COPY, place, ...objectInstructions(old, item), INTO_ARRAY]
}

function listInstructions(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  return after.flatMap((item, index) => itemInstructions(before, item, index))
}

/** Clients take the revision from the event and patch the rest. */
function withoutRevision(document: StoredDocument): Value {
  const {_rev: _revision, ...content} = document
  return content
}

function instructions(from: StoredDocument | undefined, to: StoredDocument | undefined): unknown[] {
  if (!to) return [VALUE, null]
  const after = withoutRevision(to)
  return from ? objectInstructions(withoutRevision(from), after) : [VALUE, after]
}

// All listeners receive the same effects.
const known = new WeakMap<States, Effects>()

/** Effects of a change on one document, as small as the change. */
export function effectsOf(change: States): Effects {
  const cached = known.get(change)
  if (cached) return cached
  const {before, after} = change
  const effects = {apply: instructions(before, after), revert: instructions(after, before)}
  known.set(change, effects)
  return effects
}
