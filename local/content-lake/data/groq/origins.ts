import {type GroqNode, isNode, part} from './nodes.ts'

/**
 * Where a value, or the items of a list, come from: a document as it is stored, a copy of one with a score, or the query,
 * which makes another one each time.
 */
export type Origin = 'stored' | 'copied' | 'made'

/** Nodes that pass on what their base is, or some of its items. */
const PASSING = new Set(['Group', 'AccessElement', 'Slice', 'ArrayCoerce', 'Filter', 'Metered'])

/** Where the value of a node comes from, in a scope whose value comes from `here`. */
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

/** True for what is the same object each time, until a document of it changes. */
function isSame(node: GroqNode, here: Origin): boolean {
  if (originOf(node, here) !== 'stored') return false
  if (node.type === 'Source') return node['isSame'] === true
  if (['This', 'Deref', 'AccessAttribute', 'AccessElement'].includes(node.type)) return true
  return ['Group', 'ArrayCoerce', 'Metered'].includes(node.type) && isSame(part(node, 'base'), here)
}

const MAKING = new Set(['Map', 'FlatMap', 'Projection'])
const LINKS = new Set([...MAKING, ...PASSING, 'AccessAttribute'])

/** An expression in two: what it begins with, and what it makes of that, which is `@` there. */
interface Chain {
  readonly input: GroqNode
  readonly rest: GroqNode
}

/** An expression that makes something new of a part of a document, which is the same object each time. */
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
