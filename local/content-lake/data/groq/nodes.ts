/**
 * The part of groq-js's syntax tree that we read. It is private API: the version is pinned, and
 * unknown nodes are treated as "could be anything".
 */
export interface GroqNode {
  readonly type: string
  readonly [part: string]: unknown
}

/** True for a tree node, false for the plain values beside it. */
export function isNode(value: unknown): value is GroqNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as {type?: unknown}).type === 'string'
  )
}

/** The child `name`; throws when missing. */
export function part(node: GroqNode, name: string): GroqNode {
  const child = node[name]
  if (isNode(child)) return child
  throw new TypeError(`A ${node.type} node has no ${name}`)
}

/** The children in the list `name`. */
export function parts(node: GroqNode, name: string): GroqNode[] {
  const list = node[name]
  return Array.isArray(list) ? list.filter(isNode) : []
}

/** All direct children. */
export function children(node: GroqNode): GroqNode[] {
  if (node.type === 'Value') return []
  return Object.values(node).flatMap((child) => {
    if (Array.isArray(child)) return child.filter(isNode)
    return isNode(child) ? [child] : []
  })
}

/** Copy of a node with changed children. */
export function mapChildren(node: GroqNode, change: (child: GroqNode) => GroqNode): GroqNode {
  if (node.type === 'Value') return node
  const entries = Object.entries(node).map(([name, child]) => {
    if (Array.isArray(child)) {
      return [name, child.map((item: unknown) => (isNode(item) ? change(item) : item))]
    }
    return [name, isNode(child) ? change(child) : child]
  })
  return Object.fromEntries(entries) as GroqNode
}

/** Strips parentheses. */
export function ungroup(node: GroqNode): GroqNode {
  return node.type === 'Group' ? ungroup(part(node, 'base')) : node
}

/** A literal. */
export function literal(value: unknown): GroqNode {
  return {type: 'Value', value}
}

/** A call of a GROQ function. */
export function callOf(namespace: string, name: string, ...args: GroqNode[]): GroqNode {
  return {type: 'FuncCall', namespace, name, args}
}

/** Name of the parameter that holds the functions; queries cannot write it. */
export const FUNCTIONS = '#functions'

/** A call of a function of the lake, for `FunctionList`. */
export function lakeCall(name: string, ...args: readonly GroqNode[]): GroqNode {
  const elements = [literal(name), ...args].map((value) => {
    return {type: 'ArrayElement', value, isSplat: false}
  })
  const left = {type: 'Parameter', name: FUNCTIONS}
  return {type: 'OpCall', op: '+', left, right: {type: 'Array', elements}}
}
