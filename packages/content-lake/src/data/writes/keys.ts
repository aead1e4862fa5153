import {newId} from '../documents/ids.ts'
import {isRecord, keyOf} from '../documents/values.ts'

const KEY_LENGTH = 12

/** A copy of a value in which each object in a list has a `_key`. */
export function withKeys<Value>(value: Value): Value
export function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKey)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withKeys(item)]))
}

function withKey(item: unknown): unknown {
  const isKeyed = !isRecord(item) || keyOf(item) !== undefined
  return isKeyed ? withKeys(item) : {_key: newId().slice(0, KEY_LENGTH), ...withKeys(item)}
}
