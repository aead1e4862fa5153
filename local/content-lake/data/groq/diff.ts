import {isDeepStrictEqual} from 'node:util'

import {isRecord} from '../patches.ts'
import {type GroqNode, isNode, part, parts} from './nodes.ts'

/** Names and indexes that lead into a value. */
type KeyPath = readonly (string | number)[]

/** Whether the condition of a selector is true for a value. */
type Holds = (condition: GroqNode, value: unknown) => boolean

/** `diff::changedAny()`: whether anything selected differs, or is in a list of another length. */
export function changedAny(
  [before, after]: readonly [unknown, unknown],
  selector: GroqNode,
  holds: Holds,
): boolean {
  const selected = select(selector, before, holds)
  if (selected.length !== select(selector, after, holds).length) return true
  return selected.some((path) => {
    const lists = path.flatMap((name, place) =>
      typeof name === 'number' ? [path.slice(0, place)] : [],
    )
    const isSame = lists.every((list) => listAt(before, list).length === listAt(after, list).length)
    return !isSame || !isDeepStrictEqual(valueAt(before, path), valueAt(after, path))
  })
}

/** `diff::changedOnly()`: whether nothing differs but what is selected. */
export function changedOnly(
  [before, after]: readonly [unknown, unknown],
  selector: GroqNode,
  holds: Holds,
): boolean {
  const selected = select(selector, before, holds)
  return differences(before ?? null, after ?? null).every((path) => {
    return selected.some((start) => start.every((name, place) => path[place] === name))
  })
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
        const places = [...listAt(value, path).entries()].filter(([, item]) => {
          return selector.type === 'ArrayCoerce' || holds(part(selector, 'expr'), item)
        })
        return places.map(([place]) => [...path, place])
      })
    case 'Map':
    case 'SelectorNested': {
      const nested = part(selector, selector.type === 'Map' ? 'expr' : 'nested')
      return base.flatMap((path) => under(path, select(nested, valueAt(value, path), holds)))
    }
    case 'SelectorFuncCall':
      return anywhere(value, (item) => holds(part(selector, 'arg'), item))
    default:
      throw new Error('The last argument has to be a selector')
  }
}

/** Objects at any depth that pass. */
function anywhere(value: unknown, passes: (value: unknown) => boolean): KeyPath[] {
  const own: KeyPath[] = isRecord(value) && passes(value) ? [[]] : []
  return [
    ...own,
    ...entriesOf(value).flatMap(([name, item]) => under([name], anywhere(item, passes))),
  ]
}

/** The innermost key paths at which two values differ; lists of different lengths differ as a whole. */
function differences(before: unknown, after: unknown): KeyPath[] {
  if (isDeepStrictEqual(before, after)) return []
  const areLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length
  if (!areLists && !(isRecord(before) && isRecord(after))) return [[]]
  const names = new Set([...entriesOf(before), ...entriesOf(after)].map(([name]) => name))
  return [...names].flatMap((name) => {
    return under(
      [name],
      differences(valueAt(before, [name]) ?? null, valueAt(after, [name]) ?? null),
    )
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
