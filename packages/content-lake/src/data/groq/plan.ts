import {alternativesOf, type Conditions, type Outside, TEXT} from './constraints.ts'
import {lakeCall} from './function-list.ts'
import {rewriteCall, rewritePathIn} from './functions.ts'
import {rewriteMatch, rewriteScored} from './match.ts'
import {
  callOf,
  children,
  type GroqNode,
  literal,
  mapChildren,
  part,
  parts,
  ungroup,
} from './nodes.ts'
import {type Mode, parseQuery, refuseDeep} from './parse.ts'
import {isSubquery} from './subqueries.ts'
import {inTime} from './time-limit.ts'

/** A query rewritten for the indexes, independent of the documents. */
export interface Plan {
  /** Tree for groq-js. Calls `source` with an index and outer values to get the documents of a `*[…]`. */
  readonly tree: GroqNode
  readonly query: string
  readonly sources: readonly Source[]
  /** Subqueries of filters, each evaluated once; calls of `subquery` refer to them by index. */
  readonly subqueries: readonly GroqNode[]
  /** Whether `*` occurs without an analyzable filter. */
  readonly readsEverything: boolean
  /** Whether the text index helps. */
  readonly searchesText: boolean
  /** Whether loops are nested, so that even one document may take long. */
  readonly isNested: boolean
}

/** How the documents of one `*[…]` are found: each match satisfies an alternative. groq-js filters them again. */
type Source = readonly Conditions[]

interface Draft {
  readonly sources: Source[]
  readonly subqueries: GroqNode[]
  /** Index of each subquery. */
  readonly places: Map<GroqNode, number>
  readsEverything: boolean
}

/** Returns the plan of a query. */
export function planOf(
  query: string,
  params: Record<string, unknown>,
  mode: Mode = 'normal',
): Plan {
  return planOfTree(
    query,
    inTime(query, () => parseQuery(query, params, mode)),
  )
}

function planOfTree(query: string, parsed: GroqNode): Plan {
  const draft: Draft = {sources: [], subqueries: [], places: new Map(), readsEverything: false}
  const tree = refuseDeep(query, () => rewrite(parsed, draft, {inLoop: false}))
  const searchesText = draft.sources.some((alternatives) => {
    return alternatives.some((conditions) => conditions.has(TEXT))
  })
  return {...draft, tree, query, searchesText, isNested: depthOf(parsed) > 1}
}

const LOOPS = new Set(['Filter', 'Map', 'FlatMap', 'PipeFuncCall'])

/** How deep loops are nested. The base of a loop is before it, not inside. */
function depthOf(node: GroqNode): number {
  const isLoop = LOOPS.has(node.type) || node['name'] === 'intersects'
  const depths = children(node).map((child) => {
    return depthOf(child) + (isLoop && child !== node['base'] ? 1 : 0)
  })
  return Math.max(0, ...depths)
}

/** A plan that counts a query's matches; undefined for a query without a filter. */
export function filterPlanOf(query: string, params: Record<string, unknown>): Plan | undefined {
  const filter = innermost(inTime(query, () => parseQuery(query, params)))
  return filter && planOfTree(query, callOf('global', 'count', filter))
}

/** Listeners use a query's filter and ignore order, slices and projections. */
function innermost(node: GroqNode): GroqNode | undefined {
  if (node.type === 'Filter' || node.type === 'Everything') return node
  const isAround =
    /^(?:PipeFuncCall|Slice|AccessElement|(?:Flat)?Map|Projection|ArrayCoerce|Group)$/
  return isAround.test(node.type) ? innermost(part(node, 'base')) : undefined
}

/** Context of a node. */
interface Around {
  /** Whether it is directly in the body of a `[]{…}` loop. */
  readonly inLoop: boolean
  /** Whether it is in the condition of a filter. */
  readonly inFilter?: boolean | undefined
}

function rewrite(given: GroqNode, draft: Draft, around: Around): GroqNode {
  if (around.inFilter && isSubquery(given)) return onceFor(ungroup(given), draft)
  const node =
    rewriteCall(given) ??
    rewritePathIn(given) ??
    withSelector(given, draft) ??
    rewriteMatch(given) ??
    withScores(given) ??
    withSource(given, draft, around) ??
    given
  if (node.type === 'Everything') {
    draft.readsEverything = true
    return lakeCall('everything')
  }
  const opensLoop = node.type === 'Map' || node.type === 'FlatMap'
  const inFilter = around.inFilter || node.type === 'Filter'
  return mapChildren(node, (child) => {
    if (child === node['expr']) return rewrite(child, draft, {inLoop: opensLoop, inFilter})
    return rewrite(child, draft, around)
  })
}

/** Replaces a subquery of a filter by a call, so that it is evaluated once rather than for each document. */
function onceFor(subquery: GroqNode, draft: Draft): GroqNode {
  const place = draft.places.get(subquery) ?? draft.places.size
  if (place === draft.places.size) {
    draft.places.set(subquery, place)
    draft.subqueries[place] = rewrite(subquery, draft, {inLoop: false})
  }
  return lakeCall('subquery', literal(place))
}

/** Rewrites a call of `diff` or `delta`, whose last argument is a selector, not an expression. */
function withSelector(node: GroqNode, draft: Draft): GroqNode | undefined {
  const name = String(node['name'])
  const isDelta = node['namespace'] === 'delta'
  if (!name.startsWith('changed') || !(isDelta || node['namespace'] === 'diff')) return undefined
  const values = isDelta ? ['before', 'after'].map((key) => ({type: 'Context', key})) : []
  const [selector = node, ...rest] = parts(node, 'args').toReversed()
  const conditions = (of: GroqNode): GroqNode => {
    return mapChildren(of, (child) => {
      const isCondition = child === of['expr'] || child === of['arg']
      return isCondition ? rewrite(child, draft, {inLoop: false}) : conditions(child)
    })
  }
  return lakeCall(name, literal(conditions(selector)), ...values, ...rest.toReversed())
}

function withScores(node: GroqNode): GroqNode | undefined {
  if (node.type !== 'PipeFuncCall' || node['name'] !== 'score') return undefined
  return {...node, args: parts(node, 'args').map(rewriteScored)}
}

/** Replaces the `*` of a filter by its candidates; undefined for other nodes. */
function withSource(node: GroqNode, draft: Draft, around: Around): GroqNode | undefined {
  if (node.type !== 'Filter' || ungroup(part(node, 'base')).type !== 'Everything') return undefined
  const outside: Outside = {expressions: [], seesParent: !around.inLoop}
  const alternatives = alternativesOf(part(node, 'expr'), outside)
  if (alternatives.some((conditions) => conditions.size === 0)) {
    draft.readsEverything = true
    return {...node, base: lakeCall('everything')}
  }
  const index = draft.sources.push(alternatives) - 1
  const outer = outside.expressions.map((each) => (isSubquery(each) ? onceFor(each, draft) : each))
  return {...node, base: lakeCall('source', literal(index), ...outer)}
}
