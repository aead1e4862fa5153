import {children, type GroqNode} from './nodes.ts'

/** Functions that read the value of their scope. */
const READS_SCOPE = new Set(['references', 'versionOf', 'partOfRelease'])
const OPENS_SCOPE = new Set(['Filter', 'Map', 'FlatMap', 'Projection', 'PipeFuncCall'])

/** Parts of expressions, which have no value of their own. */
const NO_VALUE = /^(?:Everything|ArrayElement|Object[A-Z]\w+|SelectAlternative|Asc|Desc)$/

interface ScopeUse {
  /** Whether it queries documents. */
  readonly queriesDocuments: boolean
  /** Whether it reads its own scope. */
  readonly readsScope: boolean
  /** Whether it may read an outer scope. */
  readonly readsOuterScope: boolean
}

const known = new WeakMap<GroqNode, ScopeUse>()

/** Whether an expression gives the same documents in every scope; false for `*` itself. */
export function isSubquery(node: GroqNode): boolean {
  if (NO_VALUE.test(node.type)) return false
  const {queriesDocuments, readsScope, readsOuterScope} = scopeUseOf(node)
  return queriesDocuments && !readsScope && !readsOuterScope
}

function scopeUseOf(node: GroqNode): ScopeUse {
  const found = known.get(node) ?? findScopeUse(node)
  known.set(node, found)
  return found
}

function findScopeUse(node: GroqNode): ScopeUse {
  const below = children(node)
  const here = OPENS_SCOPE.has(node.type) ? below.filter((child) => child === node['base']) : below
  const isField = node.type === 'AccessAttribute' && node['base'] === undefined
  const isOwn = isField || node.type === 'This' || READS_SCOPE.has(String(node['name']))
  return {
    queriesDocuments:
      node.type === 'Everything' || below.some((child) => scopeUseOf(child).queriesDocuments),
    readsScope: isOwn || here.some((child) => scopeUseOf(child).readsScope),
    readsOuterScope:
      node.type === 'Parent' || below.some((child) => scopeUseOf(child).readsOuterScope),
  }
}
