/**
 * The part of groq-js's syntax tree that the lake looks into. groq-js calls the tree private, so the version is pinned
 * and an unknown node is always treated as "could be anything".
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

/** The node under `part`; a query is not understood when there is none. */
export function part(node: GroqNode, name: string): GroqNode {
  const child = node[name]
  if (isNode(child)) return child
  throw new TypeError(`A ${node.type} node has no ${name}`)
}

/** The nodes in the list under `name`. */
export function parts(node: GroqNode, name: string): GroqNode[] {
  const list = node[name]
  return Array.isArray(list) ? list.filter(isNode) : []
}

/** Every node directly under this one. */
export function children(node: GroqNode): GroqNode[] {
  if (node.type === 'Value') return []
  return Object.values(node).flatMap((child) => {
    if (Array.isArray(child)) return child.filter(isNode)
    return isNode(child) ? [child] : []
  })
}

/** The same node over other children. */
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

/** The node without the parentheses around it. */
export function ungroup(node: GroqNode): GroqNode {
  return node.type === 'Group' ? ungroup(part(node, 'base')) : node
}

/** A literal. */
export function literal(value: unknown): GroqNode {
  return {type: 'Value', value}
}

/** A call of one of GROQ's own functions. */
export function callOf(namespace: string, name: string, ...args: GroqNode[]): GroqNode {
  return {type: 'FuncCall', namespace, name, args}
}

/** A call of one of the lake's own functions, which no query can name. */
export function hostCallOf(name: string, ...args: GroqNode[]): GroqNode {
  return {type: 'HostCall', name, args}
}
