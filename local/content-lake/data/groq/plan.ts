import {memoryOf} from '../remembered.ts'
import {compile, type Evaluate} from './compile.ts'
import {alternativesOf, conditionsOf, type Outside, type Template} from './constraints.ts'
import {rewriteCall} from './functions.ts'
import {rewriteMatch, rewriteScored} from './match.ts'
import {
  callOf,
  children,
  type GroqNode,
  isNode,
  mapChildren,
  part,
  parts,
  ungroup,
} from './nodes.ts'
import {type Ordering, orderingOf} from './ordering.ts'
import {parseQuery, refuseDeep} from './parse.ts'
import {boundsOf, testOf} from './predicate.ts'
import {alternativeOf, type Source} from './sources.ts'
import {makesOwnObject} from './values.ts'

/** A compiled query: everything that does not depend on the documents. */
export interface Plan {
  /** Unique. */
  readonly number: number
  readonly query: string
  readonly evaluate: Evaluate
  /** Sources of each `*[…]`, referred to by index. */
  readonly sources: readonly Source[]
  /** Whether `*` occurs without an analysable filter. */
  readonly readsEverything: boolean
  /** Whether the text index helps. */
  readonly searchesText: boolean
  /** Whether the result depends on the time. */
  readonly readsClock: boolean
  /** Whether the result may hold groq-js objects. */
  readonly makesOwnObjects: boolean
}

interface Draft {
  sources: Source[]
  readsEverything: boolean
}

/** A tree takes some hundred bytes per character. */
const MAX_CACHED_CHARACTERS = 1_000_000
let plansMade = 0
const plans = memoryOf<Plan>(MAX_CACHED_CHARACTERS)
/** Short ids of queries, most of which have thousands of characters. */
const numbers = memoryOf<number>(MAX_CACHED_CHARACTERS)
let queries = 0

/** Compiles a query; cached per query and parameter types. */
export function planOf(query: string, params: Record<string, unknown>): Plan {
  const number = numberOfQuery(query)
  const general = `${number} ${typesOf(params)}`
  const known = recalled(general)
  if (known) return known
  const special = `${number} ${JSON.stringify(params)}`
  return recalled(special) ?? makePlan(query, params, {general, special})
}

/** Id of a query: stable while cached, and never reused. */
export function numberOfQuery(query: string): number {
  const known = numbers.get(query)
  if (known !== undefined) return known
  queries += 1
  numbers.set(query, queries)
  return queries
}

function typesOf(params: Record<string, unknown>): string {
  const types = Object.entries(params).map(([name, value]) => {
    return [name, Array.isArray(value) ? 'array' : typeof (value ?? undefined)]
  })
  return `types ${JSON.stringify(types)}`
}

function recalled(key: string): Plan | undefined {
  const known = plans.get(key)
  if (known) plans.set(key, known, known.query.length + key.length)
  return known
}

function makePlan(
  query: string,
  params: Record<string, unknown>,
  keys: {general: string; special: string},
): Plan {
  const {tree, isGeneral} = parseQuery(query, params)
  const plan = refuseDeep(query, () => planOfTree(query, tree))
  const key = isGeneral ? keys.general : keys.special
  plans.set(key, plan, query.length + key.length)
  return plan
}

function planOfTree(query: string, parsed: GroqNode): Plan {
  const draft: Draft = {sources: [], readsEverything: false}
  const tree = rewrite(parsed, draft, false)
  const searchesText = draft.sources.some(({alternatives}) => {
    return alternatives.some(({text}) => text !== undefined)
  })
  plansMade += 1
  return {
    number: plansMade,
    query,
    evaluate: compile(tree),
    ...draft,
    searchesText,
    readsClock: holds(parsed, ({type, name}) => type === 'FuncCall' && name === 'now'),
    makesOwnObjects: holds(parsed, makesOwnObject),
  }
}

function holds(node: GroqNode, test: (node: GroqNode) => boolean): boolean {
  return test(node) || children(node).some((child) => holds(child, test))
}

/** A plan that counts a query's matches; undefined for a query without a filter. */
export function filterPlanOf(query: string, params: Record<string, unknown>): Plan | undefined {
  const filter = innermost(parseQuery(query, params).tree)
  return filter && refuseDeep(query, () => planOfTree(query, callOf('global', 'count', filter)))
}

const AROUND_A_FILTER = new Set([
  'PipeFuncCall',
  'Slice',
  'AccessElement',
  'Map',
  'FlatMap',
  'Projection',
  'ArrayCoerce',
  'Group',
])

/** Listeners use a query's filter and ignore order, slices and projections. */
function innermost(node: GroqNode): GroqNode | undefined {
  if (node.type === 'Filter' || node.type === 'Everything') return node
  const base = node['base']
  return AROUND_A_FILTER.has(node.type) && isNode(base) ? innermost(base) : undefined
}

/**
 * `inLoop`: directly in the body of a `[]{…}` loop, which has no scope of its own, so `^` in a
 * filter is not the loop's document.
 */
function rewrite(given: GroqNode, draft: Draft, inLoop: boolean): GroqNode {
  const node = rewriteCall(given) ?? given
  const found = withSource(node, draft, inLoop)
  if (found) return found
  const rewritten = rewriteMatch(node) ?? withScores(node)
  if (rewritten) return mapChildren(rewritten, (child) => rewrite(child, draft, inLoop))
  if (node.type === 'Everything') {
    draft.readsEverything = true
    return node
  }
  const narrowed = node.type === 'Filter' ? narrow(node, draft, inLoop) : node
  const body = narrowed['expr']
  const changed = mapChildren(narrowed, (child) => {
    return rewrite(child, draft, child === body ? opensLoop(node) : inLoop)
  })
  return isLoop(changed) ? metered(changed) : changed
}

function withScores(node: GroqNode): GroqNode | undefined {
  if (node.type !== 'PipeFuncCall' || node['name'] !== 'score') return undefined
  const args = parts(node, 'args')
  const scored = args.map(rewriteScored)
  return scored.every((arg, index) => arg === args[index]) ? undefined : {...node, args: scored}
}

/**
 * Replaces `*[…]`, `*[…] | order(…)` and a slice of either by a source, when groq-js is not needed.
 */
function withSource(node: GroqNode, draft: Draft, inLoop: boolean): GroqNode | undefined {
  const limit = limitOf(node)
  const sliced = limit === undefined ? node : ungroup(part(node, 'base'))
  const ordering = orderingOf(sliced)
  const filter = ordering ? ungroup(part(sliced, 'base')) : sliced
  if (filter.type !== 'Filter' || ungroup(part(filter, 'base')).type !== 'Everything')
    return undefined
  const call = sourceCall(filter, draft, {
    inLoop,
    ordering: ordering ?? [],
    limit: limit ?? Infinity,
  })
  return call && limit !== undefined ? {...node, base: call} : call
}

/**
 * Number of leading documents that an index or slice needs; undefined when counted from the end.
 */
function limitOf(node: GroqNode): number | undefined {
  if (node.type === 'AccessElement') {
    const index = Number(node['index'])
    return index >= 0 ? index + 1 : undefined
  }
  if (node.type !== 'Slice') return undefined
  const left = Number(node['left'])
  const right = Number(node['right']) + (node['isInclusive'] === true ? 1 : 0)
  return left >= 0 && Number(node['right']) >= 0 ? right : undefined
}

function sourceCall(
  filter: GroqNode,
  draft: Draft,
  {inLoop, ordering, limit}: {inLoop: boolean; ordering: Ordering; limit: number},
): GroqNode | undefined {
  const outside: Outside = {holes: [], seesParent: !inLoop}
  const expression = part(filter, 'expr')
  const test = testOf(expression, outside)
  if (!test) return undefined
  const alternatives = alternativesOf(expression, outside)
  const bounds = ordering.length > 0 ? boundsOf(expression, outside) : []
  return addSource({alternatives, holes: outside.holes, test, bounds, ordering, limit}, draft)
}

/** Replaces the `*` of a filter by a source of candidates. */
function narrow(node: GroqNode, draft: Draft, inLoop: boolean): GroqNode {
  if (ungroup(part(node, 'base')).type !== 'Everything') return node
  const outside: Outside = {holes: [], seesParent: !inLoop}
  const alternatives = alternativesOf(part(node, 'expr'), outside)
  if (alternatives.some((pattern) => pattern.size === 0)) return node
  const {holes} = outside
  const source = {alternatives, holes, test: undefined, bounds: [], ordering: [], limit: Infinity}
  return {...node, base: addSource(source, draft)}
}

function addSource(
  found: Omit<Source, 'isConstant' | 'isSteady' | 'alternatives'> & Template,
  draft: Draft,
): GroqNode {
  const {holes, alternatives, test, ordering, limit} = found
  const isSteady = holes.length === 0 && alternatives.length === 1 && test !== undefined
  const source = {
    ...found,
    isSteady: isSteady && ordering.length === 0 && limit === Infinity,
    alternatives: conditionsOf(found).map(alternativeOf),
    isConstant: found.holes.every((hole) => hole.type === 'Parameter'),
  }
  draft.sources.push(source)
  if (source.alternatives.some(({all}) => all.length === 0)) draft.readsEverything = true
  const {isSteady: isSame} = source
  return {type: 'Source', index: draft.sources.length - 1, holes, isSame}
}

function opensLoop(node: GroqNode): boolean {
  return node.type === 'Map' || node.type === 'FlatMap'
}

function isLoop(node: GroqNode): boolean {
  return ['Filter', 'Map', 'FlatMap'].includes(node.type)
}

/** Charges iterations and their weight to the budget. */
function metered(node: GroqNode): GroqNode {
  const weight = 1 + Math.ceil(sizeOf(part(node, 'expr')) / 4)
  return {...node, base: {type: 'Metered', base: part(node, 'base'), weight}}
}

function sizeOf(node: GroqNode): number {
  if (isLoop(node) || !isNode(node)) return 1
  return children(node).reduce((size, child) => size + sizeOf(child), 1)
}
