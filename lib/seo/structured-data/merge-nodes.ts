import type {GraphNode} from './graph'

function mergeValues(first: unknown, second: unknown): unknown {
  if (!Array.isArray(first) || !Array.isArray(second)) return first ?? second
  const known = new Set(first.map((item) => JSON.stringify(item)))
  return [...first, ...second.filter((item) => !known.has(JSON.stringify(item)))]
}

function merge(first: GraphNode, second: GraphNode): GraphNode {
  const merged = new Map<string, unknown>(Object.entries(first))
  for (const [key, value] of Object.entries(second)) {
    merged.set(key, mergeValues(merged.get(key), value))
  }
  return Object.fromEntries(merged) as unknown as GraphNode
}

/**
 * Each node once: what several parts of a page say of the same `@id` is said together, as JSON-LD means it. Lists are
 * joined; of two single values the first stays.
 */
export function mergeNodes(nodes: GraphNode[]): GraphNode[] {
  const merged = new Map<string | undefined, GraphNode>()
  for (const node of nodes) {
    const known = merged.get(node['@id'])
    merged.set(node['@id'], known ? merge(known, node) : node)
  }
  return [...merged.values()]
}
