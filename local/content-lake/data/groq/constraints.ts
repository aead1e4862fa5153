import {isPrimitive, type Primitive} from '../paths.ts'
import {type GroqNode, isNode, part, parts, ungroup} from './nodes.ts'
import {constant} from './parse.ts'

/**
 * Necessary conditions of a filter: for each path, one of the values. List items are under
 * `path[]`; {@link REFERENCES}, {@link VERSIONS} and {@link PREFIX} are conditions that are no
 * comparison.
 */
export type Conjunction = ReadonlyMap<string, readonly Primitive[]>

/** Placeholder for a value known only during evaluation, such as `^._id`. */
class Hole {
  readonly index: number
  readonly kind: 'value' | 'list' | 'either'

  constructor(index: number, kind: Hole['kind'] = 'value') {
    this.index = index
    this.kind = kind
  }
}

type Value = Primitive | Hole
type Pattern = ReadonlyMap<string, readonly Value[]>

/** Alternatives of a filter, with placeholders for outer values. */
export interface Template {
  readonly alternatives: readonly Pattern[]
  /** Expression of each placeholder, as seen from outside the filter. */
  readonly holes: readonly GroqNode[]
}

/** Collects what a filter uses from outside: parameters and, when visible, outer documents. */
export interface Outside {
  readonly holes: GroqNode[]
  readonly seesParent: boolean
}

/** `references()`: ids a document refers to. */
export const REFERENCES = 'references()'
/** `sanity::versionOf()`: published id of a document. */
export const VERSIONS = 'versionOf()'
/** `match text::query()` where every compared text is the document's own. */
export const TEXT = 'text()'
/** `_id in path()` and other tests of an id's prefix. */
export const PREFIX = 'prefix()'

const MAX_ALTERNATIVES = 8
/** No schema has longer paths. */
const MAX_PATH_LENGTH = 120
const ANYTHING: Pattern[] = [new Map()]

/**
 * Alternatives of a filter: every match satisfies at least one. Outer values become placeholders.
 */
export function alternativesOf(expression: GroqNode, outside: Outside): readonly Pattern[] {
  return constraintsOf(expression, outside)
}

/** Values of a condition, given the placeholders'; undefined when no index can look them up. */
export interface Condition {
  readonly path: string
  readonly wanted: (values: readonly unknown[]) => readonly Primitive[] | undefined
}

/** Conditions of each alternative. */
export function conditionsOf({alternatives}: Template): (readonly Condition[])[] {
  return alternatives.map((pattern) => {
    return Array.from(pattern, ([path, wanted]) => ({path, wanted: fillerOf(wanted)}))
  })
}

function fillerOf(wanted: readonly Value[]): Condition['wanted'] {
  if (wanted.every(isPrimitive)) return () => wanted
  const [only] = wanted
  if (wanted.length === 1 && only instanceof Hole && only.kind === 'value') {
    return (values) => {
      const value = values[only.index]
      return isPrimitive(value) ? [value] : undefined
    }
  }
  return (values) => {
    const known = wanted.flatMap((value) => filledValue(value, values))
    return known.every((value) => value !== undefined) ? known : undefined
  }
}

/** Alternatives with placeholders filled; drops conditions that no index can look up. */
export function fill(
  alternatives: readonly (readonly Condition[])[],
  values: readonly unknown[],
): Conjunction[] {
  return alternatives.map((conditions) => {
    const filled = new Map<string, readonly Primitive[]>()
    for (const {path, wanted} of conditions) {
      const known = wanted(values)
      if (known) filled.set(path, known)
    }
    return filled
  })
}

/**
 * Objects equal nothing in GROQ, so those in a list are dropped; a single one is left to groq-js.
 */
function filledValue(value: Value, values: readonly unknown[]): (Primitive | undefined)[] {
  if (!(value instanceof Hole)) return [value]
  const found = values[value.index]
  if (value.kind !== 'value' && Array.isArray(found)) return found.filter(isPrimitive)
  if (value.kind === 'list') return []
  return [isPrimitive(found) ? found : undefined]
}

function constraintsOf(expression: GroqNode, outside: Outside): Pattern[] {
  const node = ungroup(expression)
  if (node.type === 'And') {
    return both(
      constraintsOf(part(node, 'left'), outside),
      constraintsOf(part(node, 'right'), outside),
    )
  }
  if (node.type === 'Or') {
    const either = [part(node, 'left'), part(node, 'right')].flatMap((side) => {
      return constraintsOf(side, outside)
    })
    return either.length > MAX_ALTERNATIVES ? ANYTHING : either
  }
  const single = comparison(node, outside) ?? call(node, outside)
  return single ? [single] : ANYTHING
}

function both(left: Pattern[], right: Pattern[]): Pattern[] {
  if (left.length * right.length > MAX_ALTERNATIVES) {
    // Either side alone is necessary; the one with more conditions is narrower.
    return narrowness(left) >= narrowness(right) ? left : right
  }
  return left.flatMap((a) => right.map((b) => merge(a, b)))
}

function narrowness(alternatives: Pattern[]): number {
  return Math.min(...alternatives.map((conjunction) => conjunction.size))
}

function merge(a: Pattern, b: Pattern): Pattern {
  const merged = new Map(a)
  for (const [path, values] of b) {
    const known = merged.get(path)
    // Both conditions on a path are necessary: keep the shorter list.
    if (!known || values.length < known.length) merged.set(path, values)
  }
  return merged
}

function comparison(node: GroqNode, outside: Outside): Pattern | undefined {
  if (node.type !== 'OpCall') return undefined
  const left = part(node, 'left')
  const right = part(node, 'right')
  if (node['op'] === '==') return equality(left, right, outside) ?? equality(right, left, outside)
  if (node['op'] === 'match') return search(left, right, outside)
  if (node['op'] !== 'in') return undefined
  return (
    membership(left, right, outside) ?? containment(left, right, outside) ?? inPath(left, right)
  )
}

function membership(subject: GroqNode, list: GroqNode, outside: Outside): Pattern | undefined {
  const path = pathOf(subject)
  const values = path === undefined ? undefined : valuesOf(list, outside)
  return path !== undefined && values ? new Map([[path, values]]) : undefined
}

function containment(value: GroqNode, list: GroqNode, outside: Outside): Pattern | undefined {
  const path = itemsPathOf(list)
  const wanted = path === undefined ? undefined : valueOf(value, outside)
  return path !== undefined && wanted !== undefined ? new Map([[path, [wanted]]]) : undefined
}

/** Path of `tags`, `tags[]`, `links[].url` or `names[language == "en"].text`. */
function itemsPathOf(expression: GroqNode): string | undefined {
  const node = ungroup(expression)
  if (node.type === 'AccessAttribute') return asItems(pathOf(node))
  if (node.type === 'ArrayCoerce' || node.type === 'Filter')
    return asItems(pathOf(part(node, 'base')))
  if (node.type !== 'Map') return undefined
  const list = ungroup(part(node, 'base'))
  if (list.type !== 'ArrayCoerce' && list.type !== 'Filter') return undefined
  const items = asItems(pathOf(part(list, 'base')))
  const name = pathOf(part(node, 'expr'))
  return items !== undefined && name !== undefined ? `${items}.${name}` : undefined
}

function asItems(path: string | undefined): string | undefined {
  return path === undefined ? undefined : `${path}[]`
}

function search(subject: GroqNode, pattern: GroqNode, outside: Outside): Pattern | undefined {
  const query = ungroup(pattern)
  const [wanted] = parts(query, 'args')
  if (query['namespace'] !== 'text' || query['name'] !== 'query' || !wanted) return undefined
  return isOwnText(subject) ? argument(TEXT, wanted, outside) : undefined
}

/** Whether an expression is `@`, a field, list items' fields, or several of these. */
function isOwnText(subject: GroqNode): boolean {
  const node = ungroup(subject)
  if (node.type === 'This') return true
  if (node.type === 'Array') {
    const elements = parts(node, 'elements')
    return elements.every((element) => isOwnText(part(element, 'value')))
  }
  const path = pathOf(node) ?? itemsPathOf(node)
  return path !== undefined && !path.split('.').some((name) => name.startsWith('_'))
}

function inPath(subject: GroqNode, list: GroqNode): Pattern | undefined {
  const pattern = parts(list, 'args')[0]
  if (pathOf(subject) !== '_id' || list['name'] !== 'path' || !pattern) return undefined
  const text = constant(pattern)
  return typeof text === 'string' ? startingWith(text.replace(/\*.*$/s, '')) : undefined
}

function startingWith(prefix: string): Pattern | undefined {
  return prefix === '' ? undefined : new Map([[PREFIX, [prefix]]])
}

function equality(subject: GroqNode, value: GroqNode, outside: Outside): Pattern | undefined {
  const path = pathOf(subject)
  const expected = valueOf(value, outside)
  return path !== undefined && expected !== undefined ? new Map([[path, [expected]]]) : undefined
}

function valueOf(expression: GroqNode, outside: Outside): Value | undefined {
  const known = constant(expression)
  if (known !== undefined) return isPrimitive(known) ? known : undefined
  const found = fromOutside(expression, outside)
  return found && new Hole(outside.holes.push(found) - 1)
}

/** Values of a list; undefined unless all are understood. */
function valuesOf(expression: GroqNode, outside: Outside): Value[] | undefined {
  const known = constant(expression)
  if (known !== undefined) return primitives(known)
  const list = ungroup(expression)
  if (list.type !== 'Array') {
    const found = fromOutside(list, outside)
    return found && [new Hole(outside.holes.push(found) - 1, 'list')]
  }
  const values = parts(list, 'elements').map((element) => {
    return element['isSplat'] === true ? undefined : valueOf(part(element, 'value'), outside)
  })
  return values.every((value) => value !== undefined) ? values : undefined
}

/**
 * Translates `^.a.b` inside a filter to `a.b` outside, `^.^.a` to `^.a`; parameters stay. Undefined
 * for the rest.
 */
export function fromOutside(expression: GroqNode, outside: Outside): GroqNode | undefined {
  const node = ungroup(expression)
  if (node.type === 'Parameter') return node
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
export function pathOf(expression: GroqNode): string | undefined {
  const node = ungroup(expression)
  if (node.type !== 'AccessAttribute' || typeof node['name'] !== 'string') return undefined
  if (/[.[]/.test(node['name'])) return undefined
  const base = node['base']
  if (!isNode(base) || base.type === 'This') return node['name']
  const parent = pathOf(base)
  if (parent === undefined || parent.length > MAX_PATH_LENGTH) return undefined
  return `${parent}.${node['name']}`
}

function call(node: GroqNode, outside: Outside): Pattern | undefined {
  if (node.type !== 'FuncCall') return undefined
  const args = parts(node, 'args')
  switch (`${String(node['namespace'])}::${String(node['name'])}`) {
    case 'global::references':
      return references(args, outside)
    case 'sanity::versionOf':
      return argument(VERSIONS, args[0], outside)
    case 'sanity::partOfRelease':
      return partOfRelease(args[0])
    case 'string::startsWith':
      return args[0] && pathOf(args[0]) === '_id' ? argument(PREFIX, args[1], outside) : undefined
    default:
      return undefined
  }
}

function argument(path: string, node: GroqNode | undefined, outside: Outside): Pattern | undefined {
  const value = node && valueOf(node, outside)
  return value === undefined ? undefined : new Map([[path, [value]]])
}

function partOfRelease(release: GroqNode | undefined): Pattern | undefined {
  const name = release && constant(release)
  return startingWith(typeof name === 'string' ? `versions.${name}.` : 'versions.')
}

function references(args: readonly GroqNode[], outside: Outside): Pattern | undefined {
  const ids: Value[] = []
  for (const node of args) {
    const values = referencedIds(node, outside)
    if (!values) return undefined
    ids.push(...values)
  }
  return new Map([[REFERENCES, ids]])
}

function referencedIds(node: GroqNode, outside: Outside): Value[] | undefined {
  const known = constant(node)
  if (known !== undefined) return [known].flat().filter((id) => typeof id === 'string')
  const found = fromOutside(node, outside)
  return found && [new Hole(outside.holes.push(found) - 1, 'either')]
}

function primitives(value: unknown): Primitive[] | undefined {
  return Array.isArray(value) && value.every(isPrimitive) ? value : undefined
}
