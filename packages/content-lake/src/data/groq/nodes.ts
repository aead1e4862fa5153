/** A node of groq-js, private API of the pinned version: unknown ones "could be anything". */
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
  return node.type === 'Value' ? [] : Object.values(node).flat().filter(isNode)
}

/** Copy of a node with changed children. */
export function mapChildren(node: GroqNode, change: (child: GroqNode) => GroqNode): GroqNode {
  if (node.type === 'Value') return node
  const changed = (item: unknown): unknown => (isNode(item) ? change(item) : item)
  const entries = Object.entries(node).map(([name, child]) => {
    return [name, Array.isArray(child) ? child.map(changed) : changed(child)]
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
