import {type Conjunction, fill, type Template, templateOf} from './constraints.ts'
import {hookCall} from './hook.ts'
import {rewriteMatch} from './match.ts'
import {children, type GroqNode, isNode, literal, mapChildren, part, ungroup} from './nodes.ts'
import {parseQuery} from './parse.ts'
import {sourceCall} from './sources.ts'
import type {TextQuery} from './text.ts'

/** A query made ready: everything about it that does not depend on the documents. */
export interface Plan {
  readonly query: string
  readonly tree: GroqNode
  /** For each `*[…]`: what its documents need to have. The tree reads them from the parameter {@link sourceName}. */
  readonly sources: readonly (readonly Conjunction[])[]
  /** For each `*[…]` that compares with the document around it; the tree asks for their documents in a call. */
  readonly templates: readonly Template[]
  /** True when `*` is used without a filter that could be understood. */
  readonly readsEverything: boolean
  readonly textQueries: readonly TextQuery[]
}

interface Draft {
  sources: Conjunction[][]
  templates: Template[]
  readsEverything: boolean
  textQueries: TextQuery[]
}

/** A tree takes some hundred bytes per character of its query. */
const MAX_CACHED_CHARACTERS = 1_000_000
const plans = new Map<string, Plan>()
let cachedCharacters = 0

/** The parameter that carries the documents for source `index`; no query can name it. */
export function sourceName(index: number): string {
  return `\u0000${index}`
}

/** Parses and analyses a query, or takes the plan from the last time it was asked. */
export function planOf(query: string, params: Record<string, unknown>): Plan {
  const key = `${query}\u0000${JSON.stringify(params)}`
  const known = plans.get(key)
  if (known) {
    plans.delete(key)
    plans.set(key, known)
    return known
  }
  const plan = makePlan(query, params)
  plans.set(key, plan)
  cachedCharacters += key.length
  for (const oldest of plans.keys()) {
    if (cachedCharacters <= MAX_CACHED_CHARACTERS) break
    plans.delete(oldest)
    cachedCharacters -= oldest.length
  }
  return plan
}

function makePlan(query: string, params: Record<string, unknown>): Plan {
  const draft: Draft = {sources: [], templates: [], readsEverything: false, textQueries: []}
  const tree = rewrite(parseQuery(query, params), draft, false)
  return {query, tree, ...draft}
}

/**
 * `inLoop` is true directly in the body of a `[]{…}` loop, where GROQ has no scope of its own, so that `^` in a filter
 * there is not the document that the loop is at.
 */
function rewrite(node: GroqNode, draft: Draft, inLoop: boolean): GroqNode {
  const match = rewriteMatch(node, draft.textQueries)
  if (match) return mapChildren(match, (child) => rewrite(child, draft, inLoop))
  if (node.type === 'Everything') {
    draft.readsEverything = true
    return node
  }
  if (node.type === 'FuncCall' && node['namespace'] === 'releases') draft.readsEverything = true
  const narrowed = node.type === 'Filter' ? narrow(node, draft, inLoop) : node
  const body = narrowed['expr']
  const changed = mapChildren(narrowed, (child) => {
    return rewrite(child, draft, child === body ? opensLoop(node) : inLoop)
  })
  return isLoop(changed) ? metered(changed) : changed
}

/** Replaces the `*` under a filter by something that holds only the documents that can pass. */
function narrow(node: GroqNode, draft: Draft, inLoop: boolean): GroqNode {
  const base = ungroup(part(node, 'base'))
  if (base.type !== 'Everything') return node
  const template = templateOf(part(node, 'expr'), !inLoop)
  if (template.alternatives.some((pattern) => pattern.size === 0)) return node
  if (template.holes.length === 0) {
    draft.sources.push(fill(template, []))
    return {...node, base: {type: 'Parameter', name: sourceName(draft.sources.length - 1)}}
  }
  draft.templates.push(template)
  return {...node, base: sourceCall(draft.templates.length - 1, template)}
}

function opensLoop(node: GroqNode): boolean {
  return node.type === 'Map' || node.type === 'FlatMap'
}

function isLoop(node: GroqNode): boolean {
  return ['Filter', 'Map', 'FlatMap'].includes(node.type)
}

/** Reports each turn of a loop, with its weight, so that evaluation can be stopped when it takes too long. */
function metered(node: GroqNode): GroqNode {
  const body = part(node, 'expr')
  const tick = hookCall('tick', literal(String(1 + Math.ceil(sizeOf(body) / 4))))
  const alternative = {type: 'SelectAlternative', condition: tick, value: body}
  return {...node, expr: {type: 'Select', alternatives: [alternative]}}
}

function sizeOf(node: GroqNode): number {
  if (isLoop(node) || !isNode(node)) return 1
  return children(node).reduce((size, child) => size + sizeOf(child), 1)
}
