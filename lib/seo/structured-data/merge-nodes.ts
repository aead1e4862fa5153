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
 * Merges nodes with the same `@id`, as JSON-LD defines it. Lists are concatenated; of two single
 * values the first wins.
 */
export function mergeNodes(nodes: GraphNode[]): GraphNode[] {
  const merged = new Map<string | undefined, GraphNode>()
  for (const node of nodes) {
    const known = merged.get(node['@id'])
    merged.set(node['@id'], known ? merge(known, node) : node)
  }
  return [...merged.values()]
}
