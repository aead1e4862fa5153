import {lakeCall, lakeCallIn} from './function-list.ts'
import {children, type GroqNode, isNode, literal, part, parts} from './nodes.ts'

const LOOPS = new Set(['Filter', 'Map', 'FlatMap', 'PipeFuncCall'])
/** Namespaces whose functions read whole lists. */
const READING = new Set(['array', 'math', 'pt'])
/** `references()` and our own functions may read a whole document. */
const DOCUMENT_WEIGHT = 50

/** Wraps each list that a node iterates, so that its iterations are charged before they begin. */
export function metered(node: GroqNode): GroqNode {
  if (LOOPS.has(node.type)) return {...node, base: loop(part(node, 'base'), weightOf(node))}
  if (node['op'] === 'in') return {...node, right: loop(part(node, 'right'), 1)}
  const isReading = READING.has(String(node['namespace'])) || node['name'] === 'count'
  if (node.type !== 'FuncCall' || !isReading) return node
  // `intersects` compares every item with every other.
  const name = node['name'] === 'intersects' ? 'square' : 'loop'
  return {...node, args: parts(node, 'args').map((list) => lakeCall(name, list, literal(1)))}
}

/** Wraps a list so that each iteration is charged its weight. */
export function loop(list: GroqNode, weight: number): GroqNode {
  return lakeCall('loop', list, literal(weight))
}

/** Number of nodes that one iteration evaluates. */
function weightOf(node: GroqNode): number {
  const bodies = isNode(node['expr']) ? [node['expr']] : parts(node, 'args')
  return bodies.reduce((weight, body) => weight + sizeOf(body), 1)
}

/** Number of nodes that an expression evaluates, without the bodies of its loops. */
export function sizeOf(node: GroqNode): number {
  const isReading = node['name'] === 'references' || lakeCallIn(node)?.name === 'call'
  const own = isReading ? DOCUMENT_WEIGHT : 1
  // Nested loops are charged separately.
  const inside = LOOPS.has(node.type) ? [part(node, 'base')] : children(node)
  return inside.reduce((size, child) => size + sizeOf(child), own)
}
