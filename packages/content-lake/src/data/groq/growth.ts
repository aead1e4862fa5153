import {children, type GroqNode, isNode} from './nodes.ts'

/** How often a result may repeat a value; chained projections can double it with every step. */
export function growthOf(node: GroqNode): number {
  const below = children(node)
  if (below.length === 0) return node.type === 'Value' ? 0 : 1
  if (['Projection', 'Map', 'FlatMap'].includes(node.type)) {
    return below.reduce((product, child) => product * Math.max(1, growthOf(child)), 1)
  }
  if (node.type === 'Filter') return isNode(node['base']) ? growthOf(node['base']) : 1
  if (node.type === 'Array' || node['op'] === '+') return totalOf(below)
  if (node.type === 'Object') return growthOfObject(below)
  return below.reduce((most, child) => Math.max(most, growthOf(child)), 0)
}

function totalOf(nodes: readonly GroqNode[]): number {
  return nodes.reduce((total, node) => total + growthOf(node), 0)
}

/** Different fields of a value are together no larger than it; the same one may be repeated. */
function growthOfObject(attributes: readonly GroqNode[]): number {
  const fields = new Map<string, number>()
  let others = 0
  for (const attribute of attributes) {
    const [field, growth] = [fieldOf(attribute), growthOf(attribute)]
    if (field === undefined) others += growth
    else fields.set(field, (fields.get(field) ?? 0) + growth)
  }
  return others + Math.max(0, ...fields.values())
}

function fieldOf(node: GroqNode): string | undefined {
  const inner = node['base'] ?? node['value']
  if (isNode(inner)) return fieldOf(inner)
  return node.type === 'AccessAttribute' ? String(node['name']) : undefined
}
