import {type GroqNode, isNode, part, parts, ungroup} from './nodes.ts'
import {constant} from './parse.ts'

export type Primitive = string | number | boolean | null

/**
 * What a document needs to be in a filter's result: for each path, one of the values. `references()` counts as the
 * path {@link REFERENCES}. Only conditions that are certain are here, so a document that does not satisfy them is
 * never in the result; one that does may still not be.
 */
export type Conjunction = ReadonlyMap<string, readonly Primitive[]>

/** Stands for a text that is only known while evaluating, such as `^._id`. */
class Hole {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

type Value = Primitive | Hole
type Pattern = ReadonlyMap<string, readonly Value[]>

/** The alternatives of a filter, with holes for what depends on the documents around it. */
export interface Template {
  readonly alternatives: readonly Pattern[]
  /** For each hole, its expression as it reads outside the filter. */
  readonly holes: readonly GroqNode[]
}

/** What constraints may use from around the filter; without it only constants count. */
type Outside = GroqNode[] | undefined

export const REFERENCES = 'references()'

const MAX_ALTERNATIVES = 8
/** Longer paths are not worth keeping: no schema has them. */
const MAX_PATH_LENGTH = 120
const ANYTHING: Pattern[] = [new Map()]

/**
 * What every document in the filter's result satisfies one of. With `mayLookOutside`, values from the document around
 * the filter (`^.…`) become holes.
 */
export function templateOf(expression: GroqNode, mayLookOutside: boolean): Template {
  const holes: GroqNode[] = []
  const alternatives = constraintsOf(expression, mayLookOutside ? holes : undefined)
  return {alternatives, holes}
}

/** The alternatives with the holes filled; a hole without a text takes its whole condition away. */
export function fill(template: Template, texts: readonly (string | undefined)[]): Conjunction[] {
  return template.alternatives.map((pattern) => {
    const filled = new Map<string, Primitive[]>()
    for (const [path, values] of pattern) {
      const known = values.map((value) => (value instanceof Hole ? texts[value.index] : value))
      if (known.every((value) => value !== undefined)) filled.set(path, known)
    }
    return filled
  })
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
  const single = comparison(node, outside) ?? referenceCall(node, outside)
  return single ? [single] : ANYTHING
}

function both(left: Pattern[], right: Pattern[]): Pattern[] {
  if (left.length * right.length > MAX_ALTERNATIVES) {
    // Either side alone is still true; the one with more conditions narrows more.
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
    // Two conditions on one path are both certain: the shorter list is the narrower one.
    if (!known || values.length < known.length) merged.set(path, values)
  }
  return merged
}

function comparison(node: GroqNode, outside: Outside): Pattern | undefined {
  if (node.type !== 'OpCall') return undefined
  const left = part(node, 'left')
  const right = part(node, 'right')
  if (node['op'] === '==') return equality(left, right, outside) ?? equality(right, left, outside)
  if (node['op'] !== 'in') return undefined
  const path = pathOf(left)
  const values = valuesOf(right, outside)
  return path !== undefined && values ? new Map([[path, values]]) : undefined
}

function equality(subject: GroqNode, value: GroqNode, outside: Outside): Pattern | undefined {
  const path = pathOf(subject)
  const expected = valueOf(value, outside)
  return path !== undefined && expected !== undefined ? new Map([[path, [expected]]]) : undefined
}

function valueOf(expression: GroqNode, outside: Outside): Value | undefined {
  const known = constant(expression)
  if (known !== undefined) return isPrimitive(known) ? known : undefined
  const text = outside && fromOutside(expression)
  return text && new Hole(outside.push(text) - 1)
}

/** The values of a list; each of them has to be understood. */
function valuesOf(expression: GroqNode, outside: Outside): Value[] | undefined {
  const known = constant(expression)
  if (known !== undefined) return primitives(known)
  const list = ungroup(expression)
  if (list.type !== 'Array') return undefined
  const values = parts(list, 'elements').map((element) => {
    return element['isSplat'] === true ? undefined : valueOf(part(element, 'value'), outside)
  })
  return values.every((value) => value !== undefined) ? values : undefined
}

/** `^.a.b` inside a filter is `a.b` outside it, and `^.^.a` is `^.a`; anything else is not looked at. */
function fromOutside(expression: GroqNode): GroqNode | undefined {
  const node = ungroup(expression)
  if (node.type === 'Parent') {
    const depth = Number(node['n']) - 1
    return depth === 0 ? {type: 'This'} : {type: 'Parent', n: depth}
  }
  if (node.type !== 'AccessAttribute' || !isNode(node['base'])) return undefined
  const base = fromOutside(node['base'])
  return base && {...node, base}
}

/** `a.b.c` of the document that is filtered, as one string; nothing for any other expression. */
function pathOf(expression: GroqNode): string | undefined {
  const node = ungroup(expression)
  if (node.type !== 'AccessAttribute' || typeof node['name'] !== 'string') return undefined
  if (node['name'].includes('.')) return undefined
  const base = node['base']
  if (!isNode(base) || base.type === 'This') return node['name']
  const parent = pathOf(base)
  if (parent === undefined || parent.length > MAX_PATH_LENGTH) return undefined
  return `${parent}.${node['name']}`
}

function referenceCall(node: GroqNode, outside: Outside): Pattern | undefined {
  if (node.type !== 'FuncCall' || node['namespace'] !== 'global') return undefined
  if (node['name'] !== 'references') return undefined
  const ids: Value[] = []
  for (const argument of parts(node, 'args')) {
    const values = referencedIds(argument, outside)
    if (!values) return undefined
    ids.push(...values)
  }
  return new Map([[REFERENCES, ids]])
}

function referencedIds(argument: GroqNode, outside: Outside): Value[] | undefined {
  const known = constant(argument)
  if (known !== undefined) return [known].flat().filter((id) => typeof id === 'string')
  const id = valueOf(argument, outside)
  return id === undefined ? undefined : [id]
}

function primitives(value: unknown): Primitive[] | undefined {
  return Array.isArray(value) && value.every(isPrimitive) ? value : undefined
}

/** True for a value that a tag can carry and two documents can be compared by. */
export function isPrimitive(value: unknown): value is Primitive {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
