import {isDeepStrictEqual} from 'node:util'

import {isRecord} from '../documents/values.ts'
import {type GroqNode, isNode, part, parts} from './nodes.ts'

/** Attribute names and list indexes that lead to a nested value. */
type KeyPath = readonly (string | number)[]

/** Whether the condition of a selector is true for a value. */
type Holds = (condition: GroqNode, value: unknown) => boolean

/** Values that are compared. */
type States = readonly [before: unknown, after: unknown]

/** `diff::changedAny()`: whether anything selected differs, or is part of what differs. */
export function changedAny(states: States, selector: GroqNode, holds: Holds): boolean {
  const [selected, now] = [select(selector, states[0], holds), select(selector, states[1], holds)]
  if (selected.length !== now.length) return true
  return differences(...states).some((path) => {
    return selected.some((other) => begins(path, other) || begins(other, path))
  })
}

/** `diff::changedOnly()`: whether all differences are within the selection. */
export function changedOnly(states: States, selector: GroqNode, holds: Holds): boolean {
  const selected = select(selector, states[0], holds)
  return differences(...states).every((path) => selected.some((start) => begins(path, start)))
}

function begins(path: KeyPath, start: KeyPath): boolean {
  return start.every((name, place) => path[place] === name)
}

/** The key paths that a selector selects in a value. */
function select(selector: GroqNode, value: unknown, holds: Holds): KeyPath[] {
  const base: KeyPath[] = isNode(selector['base']) ? select(selector['base'], value, holds) : [[]]
  switch (selector.type) {
    case 'Group':
    case 'This':
      return base
    case 'Tuple':
      return parts(selector, 'members').flatMap((member) => select(member, value, holds))
    case 'AccessAttribute':
      return base.map((path) => [...path, String(selector['name'])])
    case 'ArrayCoerce':
    case 'Filter':
      return base.flatMap((path) => {
        const selected = [...listAt(value, path).entries()].filter(([, item]) => {
          return selector.type === 'ArrayCoerce' || holds(part(selector, 'expr'), item)
        })
        const places = selected.map(([place]) => [place])
        return under(path, places)
      })
    case 'Map':
    case 'SelectorNested': {
      const nested = part(selector, selector.type === 'Map' ? 'expr' : 'nested')
      return base.flatMap((path) => under(path, select(nested, valueAt(value, path), holds)))
    }
    case 'SelectorFuncCall':
      return anywhere(value, (item) => holds(part(selector, 'arg'), item))
    default:
      throw new Error('The last argument must be a selector')
  }
}

/** Key paths of the nested objects, at any depth, that pass the test. */
function anywhere(value: unknown, passes: (value: unknown) => boolean): KeyPath[] {
  const own: KeyPath[] = isRecord(value) && passes(value) ? [[]] : []
  return [
    ...own,
    ...entriesOf(value).flatMap(([name, item]) => under([name], anywhere(item, passes))),
  ]
}

/** The innermost key paths at which two values differ; lists of different lengths differ as a whole. */
function differences(before: unknown, after: unknown): KeyPath[] {
  if (isDeepStrictEqual(before ?? null, after ?? null)) return []
  const areLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length
  if (!areLists && !(isRecord(before) && isRecord(after))) return [[]]
  const names = new Set([before, after].flatMap(entriesOf).map(([name]) => name))
  return [...names].flatMap((name) => {
    return under([name], differences(valueAt(before, [name]), valueAt(after, [name])))
  })
}

function under(start: KeyPath, paths: readonly KeyPath[]): KeyPath[] {
  return paths.map((path) => [...start, ...path])
}

function entriesOf(value: unknown): [name: string | number, item: unknown][] {
  if (Array.isArray(value)) return [...value.entries()]
  return isRecord(value) ? Object.entries(value) : []
}

function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((at, name) => {
    return typeof at === 'object' && at !== null
      ? (at as Record<string | number, unknown>)[name]
      : undefined
  }, value)
}

function listAt(value: unknown, path: KeyPath): unknown[] {
  const list = valueAt(value, path)
  return Array.isArray(list) ? list : []
}
