import {Path} from 'groq-js'

import {REFERENCES} from '../documents/references.ts'
import {searchOfPattern} from '../documents/text.ts'
import {isPrimitive, type Primitive} from '../documents/values.ts'
import {type GroqNode, isNode, part, parts, ungroup} from './nodes.ts'
import {constant} from './parse.ts'
import {isSubquery} from './subqueries.ts'

/** Computes a condition's values from the values of the filter's outer expressions; undefined when unknown. */
type Wanted = (outer: readonly unknown[]) => readonly Primitive[] | undefined

/**
 * Necessary conditions of a filter: each path must have one of its values. List items have the path `path[]`, and
 * {@link VERSIONS}, {@link TEXT} and {@link REFERENCES} stand for function calls.
 */
export type Conditions = ReadonlyMap<string, Wanted>

/** Conditions with their values. */
export type Conjunction = ReadonlyMap<string, readonly Primitive[]>

/** Collects the expressions of a filter that do not depend on the filtered document. */
export interface Outside {
  readonly expressions: GroqNode[]
  /** False directly in the body of a `[]{…}` loop, which has no scope of its own for `^`. */
  readonly seesParent: boolean
}

/** `sanity::versionOf()`: published id of a document. */
export const VERSIONS = 'versionOf()'
/** `match` that searches only texts of the document itself. */
export const TEXT = 'text()'

const MAX_ALTERNATIVES = 8
/** No schema has longer paths. */
const MAX_PATH_LENGTH = 120

/** Computes the values of conditions; drops conditions that no index can look up. */
export function fill(conditions: Conditions, outer: readonly unknown[]): Conjunction {
  const filled = new Map<string, readonly Primitive[]>()
  for (const [path, wanted] of conditions) {
    const values = wanted(outer)
    if (values) filled.set(path, values)
  }
  return filled
}

/** Alternatives of a filter: every match satisfies at least one. An empty one is always satisfied. */
export function alternativesOf(expression: GroqNode, outside: Outside): Conditions[] {
  const node = ungroup(expression)
  if (node.type !== 'And' && node.type !== 'Or') {
    return [new Map(comparison(node, outside) ?? call(node, outside))]
  }
  const left = alternativesOf(part(node, 'left'), outside)
  const right = alternativesOf(part(node, 'right'), outside)
  if (node.type === 'Or') {
    const united = unite([...left, ...right])
    if (united) return [united]
    return left.length + right.length > MAX_ALTERNATIVES ? [new Map()] : [...left, ...right]
  }
  // Each side of `&&` is necessary on its own.
  if (left.length * right.length > MAX_ALTERNATIVES) return left
  return left.flatMap((a) => right.map((b) => new Map([...b, ...a])))
}

/** Makes `a == 1 || a == 2` one condition; undefined unless both sides compare one path, and the same. */
function unite(sides: readonly Conditions[]): Conditions | undefined {
  if (sides.length !== 2 || sides.some(({size}) => size !== 1)) return undefined
  const [left, right] = sides.flatMap((conditions) => [...conditions])
  if (!left || !right || left[0] !== right[0] || left[0] === TEXT) return undefined
  const wanted = joined([left[1], right[1]])
  return wanted && new Map([[left[0], wanted]])
}

/** Undefined when the expression cannot be analyzed. */
type Found = [[path: string, wanted: Wanted]] | undefined

function at(path: string | undefined, find: () => Wanted | undefined): Found {
  const wanted = path === undefined ? undefined : find()
  return path === undefined || wanted === undefined ? undefined : [[path, wanted]]
}

function comparison(node: GroqNode, outside: Outside): Found {
  if (node.type !== 'OpCall') return undefined
  const left = part(node, 'left')
  const right = part(node, 'right')
  switch (node['op']) {
    case '==':
      return (
        at(pathOf(left), () => valueOf(right, outside)) ??
        at(pathOf(right), () => valueOf(left, outside))
      )
    case 'match':
      return search(left, right, outside)
    case 'in':
      return (
        at(pathOf(left), () => listOf(right, outside)) ??
        at(itemsPathOf(right), () => valueOf(left, outside))
      )
    default:
      return undefined
  }
}

/** Path of `tags`, `tags[]`, `links[].url` or `names[language == "en"].text`. */
function itemsPathOf(expression: GroqNode): string | undefined {
  const node = ungroup(expression)
  if (node.type === 'Map') {
    const items = isItems(part(node, 'base')) ? itemsPathOf(part(node, 'base')) : undefined
    const name = pathOf(part(node, 'expr'))
    return items === undefined || name === undefined ? undefined : `${items}.${name}`
  }
  const path = pathOf(isItems(node) ? part(node, 'base') : node)
  return path === undefined ? undefined : `${path}[]`
}

function isItems({type}: GroqNode): boolean {
  return type === 'ArrayCoerce' || type === 'Filter'
}

function search(subject: GroqNode, pattern: GroqNode, outside: Outside): Found {
  if (!isOwnText(subject)) return undefined
  const query = ungroup(pattern)
  const [wanted] = parts(query, 'args')
  if (query['namespace'] === 'text' && wanted) return at(TEXT, () => valueOf(wanted, outside))
  return at(TEXT, () => read(query, outside, (value) => [searchOfPattern([value].flat())]))
}

/** Whether an expression is `@`, a field, list items' fields, their portable text, or several of these. */
function isOwnText(subject: GroqNode): boolean {
  const node = ungroup(subject)
  if (node.type === 'This') return true
  if (node.type === 'FuncCall' && node['namespace'] === 'pt') {
    return parts(node, 'args').every(isOwnText)
  }
  if (node.type === 'Array') {
    return parts(node, 'elements').every((element) => isOwnText(part(element, 'value')))
  }
  const path = pathOf(node) ?? itemsPathOf(node)
  return path !== undefined && !path.split('.').some((name) => name.startsWith('_'))
}

function call(node: GroqNode, outside: Outside): Found {
  if (node.type !== 'FuncCall') return undefined
  const args = parts(node, 'args')
  if (node['namespace'] === 'global' && node['name'] === 'references') {
    return at(REFERENCES, () => joined(args.map((id) => idsOf(id, outside))))
  }
  const isVersion = node['namespace'] === 'sanity' && node['name'] === 'versionOf'
  const [id] = args
  return isVersion && id ? at(VERSIONS, () => valueOf(id, outside)) : undefined
}

function joined(lists: readonly (Wanted | undefined)[]): Wanted | undefined {
  if (!lists.every((list) => list !== undefined)) return undefined
  return (outer) => {
    const values = lists.map((list) => list(outer))
    return values.every((each) => each !== undefined) ? values.flat() : undefined
  }
}

function valueOf(expression: GroqNode, outside: Outside): Wanted | undefined {
  // Objects equal nothing in GROQ, so an index cannot find them; groq-js evaluates such comparisons.
  return read(expression, outside, (value) => (isPrimitive(value) ? [value] : undefined))
}

/** Ids among the arguments of `references()`. */
function idsOf(expression: GroqNode, outside: Outside): Wanted | undefined {
  return read(expression, outside, (value) => [value].flat().filter((id) => typeof id === 'string'))
}

/** Values of a list; undefined unless every item can be analyzed. */
function listOf(expression: GroqNode, outside: Outside): Wanted | undefined {
  const list = ungroup(expression)
  if (list.type === 'Array' && constant(list) === undefined) {
    const elements = parts(list, 'elements')
    if (elements.some((element) => element['isSplat'] === true)) return undefined
    return joined(elements.map((element) => valueOf(part(element, 'value'), outside)))
  }
  return read(list, outside, (value) => {
    if (value instanceof Path) return undefined
    return Array.isArray(value) ? value.filter(isPrimitive) : []
  })
}

function read(
  expression: GroqNode,
  outside: Outside,
  choose: (value: unknown) => readonly Primitive[] | undefined,
): Wanted | undefined {
  const known = constant(expression)
  if (known !== undefined) {
    const values = choose(known)
    return values && (() => values)
  }
  const found = fromOutside(expression, outside)
  if (!found) return undefined
  const index = outside.expressions.push(found) - 1
  return (outer) => choose(outer[index])
}

/** `^.a.b` in a filter is `a.b` outside; subqueries stay; others are undefined. */
function fromOutside(expression: GroqNode, outside: Outside): GroqNode | undefined {
  const node = ungroup(expression)
  if (isSubquery(node)) return node
  if (node.type === 'Parent') {
    const depth = Number(node['n']) - 1
    if (!outside.seesParent) return undefined
    return depth === 0 ? {type: 'This'} : {type: 'Parent', n: depth}
  }
  if (node.type !== 'AccessAttribute' || !isNode(node['base'])) return undefined
  const base = fromOutside(node['base'], outside)
  return base && {...node, base}
}

/** `a.b.c` of the filtered document as a string; undefined for other expressions. */
function pathOf(expression: GroqNode): string | undefined {
  const node = ungroup(expression)
  if (node.type !== 'AccessAttribute' || typeof node['name'] !== 'string') return undefined
  if (/[.[]/.test(node['name'])) return undefined
  const base = node['base']
  if (!isNode(base) || base.type === 'This') return node['name']
  const parent = pathOf(base)
  if (parent === undefined || parent.length > MAX_PATH_LENGTH) return undefined
  return `${parent}.${node['name']}`
}
