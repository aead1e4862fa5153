import {type GroqNode, isNode, part, parts, ungroup} from './nodes.ts'
import {constant} from './parse.ts'

export type Primitive = string | number | boolean | null

/**
 * What a document needs to be in a filter's result: for each path, one of the values. `references()` counts as the
 * path {@link REFERENCES}. Only conditions that are certain are here, so a document that does not satisfy them is
 * never in the result; one that does may still not be.
 */
export type Conjunction = ReadonlyMap<string, readonly Primitive[]>

export const REFERENCES = 'references()'

const MAX_ALTERNATIVES = 8
const ANYTHING: Conjunction[] = [new Map()]

/** The alternatives, of which every document in the filter's result satisfies at least one. */
export function constraintsOf(expression: GroqNode): Conjunction[] {
  const node = ungroup(expression)
  if (node.type === 'And') {
    return both(constraintsOf(part(node, 'left')), constraintsOf(part(node, 'right')))
  }
  if (node.type === 'Or') {
    const either = [...constraintsOf(part(node, 'left')), ...constraintsOf(part(node, 'right'))]
    return either.length > MAX_ALTERNATIVES ? ANYTHING : either
  }
  const single = comparison(node) ?? referenceCall(node)
  return single ? [single] : ANYTHING
}

function both(left: Conjunction[], right: Conjunction[]): Conjunction[] {
  if (left.length * right.length > MAX_ALTERNATIVES) {
    // Either side alone is still true; the one with more conditions narrows more.
    return narrowness(left) >= narrowness(right) ? left : right
  }
  return left.flatMap((a) => right.map((b) => merge(a, b)))
}

function narrowness(alternatives: Conjunction[]): number {
  return Math.min(...alternatives.map((conjunction) => conjunction.size))
}

function merge(a: Conjunction, b: Conjunction): Conjunction {
  const merged = new Map(a)
  for (const [path, values] of b) {
    const known = merged.get(path)
    // Two conditions on one path are both certain: the shorter list is the narrower one.
    if (!known || values.length < known.length) merged.set(path, values)
  }
  return merged
}

function comparison(node: GroqNode): Conjunction | undefined {
  if (node.type !== 'OpCall') return undefined
  const left = part(node, 'left')
  const right = part(node, 'right')
  if (node['op'] === '==') return equality(left, right) ?? equality(right, left)
  if (node['op'] !== 'in') return undefined
  const path = pathOf(left)
  const values = primitives(constant(right))
  return path !== undefined && values ? new Map([[path, values]]) : undefined
}

function equality(subject: GroqNode, value: GroqNode): Conjunction | undefined {
  const path = pathOf(subject)
  const expected = constant(value)
  return path !== undefined && isPrimitive(expected) ? new Map([[path, [expected]]]) : undefined
}

/** `a.b.c` of the document that is filtered, as one string; nothing for any other expression. */
function pathOf(expression: GroqNode): string | undefined {
  const node = ungroup(expression)
  if (node.type !== 'AccessAttribute' || typeof node['name'] !== 'string') return undefined
  if (node['name'].includes('.')) return undefined
  const base = node['base']
  if (!isNode(base) || base.type === 'This') return node['name']
  const parent = pathOf(base)
  return parent === undefined ? undefined : `${parent}.${node['name']}`
}

function referenceCall(node: GroqNode): Conjunction | undefined {
  if (node.type !== 'FuncCall' || node['namespace'] !== 'global') return undefined
  if (node['name'] !== 'references') return undefined
  const ids: string[] = []
  for (const argument of parts(node, 'args')) {
    const value = constant(argument)
    if (value === undefined) return undefined
    ids.push(...[value].flat().filter((id) => typeof id === 'string'))
  }
  return new Map([[REFERENCES, ids]])
}

function primitives(value: unknown): Primitive[] | undefined {
  return Array.isArray(value) && value.every(isPrimitive) ? value : undefined
}

/** True for a value that a tag can carry and two documents can be compared by. */
export function isPrimitive(value: unknown): value is Primitive {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
