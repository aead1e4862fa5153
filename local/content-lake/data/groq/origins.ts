import {type GroqNode, isNode, part} from './nodes.ts'

/**
 * Where a value comes from: a stored document, a copy of one with a score, or the query, which
 * creates a new one each time.
 */
export type Origin = 'stored' | 'copied' | 'made'

/** Nodes whose result is their base, or items of it. */
const PASSING = new Set(['Group', 'AccessElement', 'Slice', 'ArrayCoerce', 'Filter', 'Metered'])

/** Origin of a node's value, in a scope whose value comes from `here`. */
export function originOf(node: GroqNode, here: Origin): Origin {
  if (node.type === 'This') return here
  if (['Source', 'Everything', 'Deref'].includes(node.type)) return 'stored'
  const base = node['base']
  const origin = isNode(base) ? originOf(base, here) : here
  if (PASSING.has(node.type)) return origin
  if (node.type === 'AccessAttribute') return origin === 'made' ? 'made' : 'stored'
  if (node.type !== 'PipeFuncCall' || origin === 'made') return 'made'
  return node['name'] === 'score' ? 'copied' : origin
}

/** Whether a node returns the same object until a document changes. */
function isSame(node: GroqNode, here: Origin): boolean {
  if (originOf(node, here) !== 'stored') return false
  if (node.type === 'Source') return node['isSame'] === true
  if (['This', 'Deref', 'AccessAttribute', 'AccessElement'].includes(node.type)) return true
  return ['Group', 'ArrayCoerce', 'Metered'].includes(node.type) && isSame(part(node, 'base'), here)
}

const MAKING = new Set(['Map', 'FlatMap', 'Projection'])
const LINKS = new Set([...MAKING, ...PASSING, 'AccessAttribute'])

/** An expression split into its base and what it computes from that base (`@`). */
interface Chain {
  readonly input: GroqNode
  readonly rest: GroqNode
}

/** Splits an expression that computes from a part of a document, if it is one. */
export function chainOf(node: GroqNode, here: Origin): Chain | undefined {
  return MAKING.has(node.type) ? linkOf(node, here) : undefined
}

function linkOf(node: GroqNode, here: Origin): Chain | undefined {
  const base = node['base']
  if (!LINKS.has(node.type) || !isNode(base)) return undefined
  if (isSame(base, here)) return {input: base, rest: {...node, base: {type: 'This'}}}
  const before = linkOf(base, here)
  return before && {input: before.input, rest: {...node, base: before.rest}}
}
