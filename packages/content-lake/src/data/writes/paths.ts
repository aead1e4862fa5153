import {jsonMatch, type MatchEntry, stringifyPath} from '@sanity/json-match'

import {isRecord} from '../documents/values.ts'
import {malformed} from '../documents/write-errors.ts'

/** A string in a path. */
export const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
const KEYED = new RegExp(`\\[\\s*_key\\s*==\\s*(?:${QUOTED.source})\\s*\\]`, 'g')
/** Strings, and brackets around a single string, which are an attribute such as `["foo-bar"]`. */
const QUOTED_OR_ATTRIBUTE = new RegExp(
  `\\[\\s*("(?:[^"\\\\]|\\\\.)*")\\s*\\]|${QUOTED.source}`,
  'g',
)
const ALL_ITEMS = new RegExp(`(${QUOTED.source})|\\[\\s*\\*\\s*\\]`, 'g')
const RANGE = /\[\s*-?\d*\s*:\s*-?\d*\s*\]$/
/** Values that a path may be compared with: about a second. */
const MAX_VISITED = 200_000
/** Of each of `..` and `[a,b]`: every one multiplies the values. */
const MAX_BRANCHES = 2

/** Patch operations in the order in which they apply. */
const BY_PATH = ['setIfMissing', 'set', 'unset', 'diffMatchPatch', 'inc', 'dec', 'insert'] as const
type Operation = (typeof BY_PATH)[number]

/**
 * The operations of a patch one by one. `@sanity/mutator` lacks wildcards, and patches too much or too often where a
 * path matches several values, so such paths are replaced by those of the values in the document so far.
 */
export function* stepsOf(
  patch: Record<string, unknown>,
  current: () => object,
): Generator<object, void> {
  for (const name of BY_PATH) {
    const given = patch[name]
    if (given === undefined) continue
    if (name === 'insert') yield {insert: insertion(given as Record<string, unknown>)}
    else if (name === 'unset') {
      // From the last: removing an item moves the later ones.
      const all = (path: string) => {
        // Not by keys, which several items may share.
        const isRange = RANGE.test(path) && !isMany(path.replace(RANGE, ''))
        return isRange ? [readable(path)] : allOf(path, name, current).toReversed()
      }
      yield {unset: (given as string[]).flatMap(all)}
    } else yield {[name]: Object.fromEntries(changes(name, given as object, current))}
  }
}

function changes(name: Operation, given: object, current: () => object): [string, unknown][] {
  return Object.entries(given).flatMap(([path, value]: [string, unknown]) => {
    return allOf(path, name, current).map((each): [string, unknown] => [each, value])
  })
}

function allOf(given: string, name: Operation, current: () => object): string[] {
  const path = readable(given)
  return isMany(path) ? matchesOf(path, name, current()) : [path]
}

/** Rewrites a path for `@sanity/mutator`, which recognizes quoted attributes only in single quotes. */
function readable(path: string): string {
  return path.replaceAll(QUOTED_OR_ATTRIBUTE, (whole, attribute: string | undefined) => {
    if (attribute === undefined) return whole
    const name = attribute.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
    return `['${name}']`
  })
}

/** Whether a path may lead to several values. */
function isMany(path: string): boolean {
  const plain = path.replaceAll(KEYED, '').replaceAll(QUOTED, '')
  const branches = [plain.match(/\.\./g), plain.match(/\[[^\]]*,/g)]
  if (branches.some((found) => found && found.length > MAX_BRANCHES)) throw tooMuch(path)
  return /[*:,?<>=!@]|\.\./.test(plain)
}

function tooMuch(path: string): Error {
  return malformed(`A path may match too much: "${path}"`)
}

function matchesOf(path: string, name: Operation, document: object): string[] {
  const found: string[] = []
  let count = 0
  for (const match of jsonMatch(document, path)) {
    count += 1
    if (count > MAX_VISITED) throw tooMuch(path)
    const isMissing = match.value === undefined
    if (isMissing && !(name.startsWith('set') && mayBeAdded(path, match.path, document))) continue
    found.push(stringifyPath(match.path))
  }
  return found
}

/** Attributes are added to objects that a path leads to, not to whatever lies below. */
function mayBeAdded(path: string, to: MatchEntry['path'], document: object): boolean {
  if (path.replaceAll(QUOTED, '').includes('..')) return false
  const [parent] = jsonMatch(document, to.slice(0, -1))
  return isRecord(parent?.value)
}

/** `[*]` as a range. */
function insertion(insert: Record<string, unknown>): Record<string, unknown> {
  const places = Object.entries(insert).map(([place, path]) => {
    if (typeof path !== 'string') return [place, path]
    return [place, readable(path).replaceAll(ALL_ITEMS, (_, quoted?: string) => quoted ?? '[0:]')]
  })
  return Object.fromEntries(places) as Record<string, unknown>
}
