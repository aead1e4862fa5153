import {children, type GroqNode} from './nodes.ts'

/** Functions that read the value of their scope. */
const READS_SCOPE = new Set(['references', 'versionOf', 'partOfRelease'])
const OPENS_SCOPE = new Set(['Filter', 'Map', 'FlatMap', 'Projection', 'PipeFuncCall'])

interface Reach {
  /** Whether it queries documents. */
  readonly asks: boolean
  /** Whether it reads its own scope. */
  readonly readsScope: boolean
  /** Whether it may read an outer scope. */
  readonly readsAround: boolean
}

const known = new WeakMap<GroqNode, Reach>()

/**
 * Whether an expression queries documents with the same result in every scope, as `*[_type == "author"]._id` does.
 * False for `*`, which belongs to its filter.
 */
export function isSubquery(node: GroqNode): boolean {
  if (node.type === 'Everything') return false
  const {asks, readsScope, readsAround} = reachOf(node)
  return asks && !readsScope && !readsAround
}

function reachOf(node: GroqNode): Reach {
  const found = known.get(node) ?? findReach(node)
  known.set(node, found)
  return found
}

function findReach(node: GroqNode): Reach {
  const below = children(node)
  const here = OPENS_SCOPE.has(node.type) ? below.filter((child) => child === node['base']) : below
  const isField = node.type === 'AccessAttribute' && node['base'] === undefined
  const isOwn = isField || node.type === 'This' || READS_SCOPE.has(String(node['name']))
  return {
    asks: node.type === 'Everything' || below.some((child) => reachOf(child).asks),
    readsScope: isOwn || here.some((child) => reachOf(child).readsScope),
    readsAround: node.type === 'Parent' || below.some((child) => reachOf(child).readsAround),
  }
}
