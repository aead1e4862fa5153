import {queryFailure} from './failures.ts'
import {geoFunctions} from './geo.ts'
import {matchFunctions} from './match.ts'
import {type GroqNode, hostCallOf, parts} from './nodes.ts'

/** Parsed by groq-js, but only the hosted lake can evaluate these. */
const UNAVAILABLE = new Set([
  'global::anywhere',
  'delta::changedAny',
  'delta::changedOnly',
  'diff::changedAny',
  'diff::changedOnly',
  'documents::get',
  'documents::incomingGlobalDocumentReferenceCount',
  'documents::incomingRefCount',
  'media::aspect',
  'text::semanticSimilarity',
  'user::attributes',
])

const GEO = Object.keys(geoFunctions)

/** Rewrites a call that groq-js cannot evaluate; undefined for other nodes. */
export function rewriteCall(node: GroqNode): GroqNode | undefined {
  if (node.type !== 'FuncCall') return undefined
  const {namespace, name} = node
  if (namespace === 'releases' && name === 'all') return releases()
  if (namespace !== 'geo' || !GEO.includes(String(name))) return undefined
  return hostCallOf(`geo-${String(name)}`, ...parts(node, 'args'))
}

/** `*[_type == "system.release"]`. */
function releases(): GroqNode {
  const type = {type: 'AccessAttribute', name: '_type'}
  const right = {type: 'Value', value: 'system.release'}
  const expr = {type: 'OpCall', op: '==', left: type, right}
  return {type: 'Filter', base: {type: 'Everything'}, expr}
}

/** A function of the lake that rewritten queries call. */
type HostFunction = (...values: readonly unknown[]) => unknown

export const hostFunctions: Record<string, HostFunction | undefined> = {
  ...(matchFunctions as Record<string, HostFunction>),
  ...Object.fromEntries(
    Object.entries(geoFunctions).map(([name, call]) => [`geo-${name}`, call as HostFunction]),
  ),
}

/** Throws for a call that only the hosted lake can evaluate. */
export function refuseUnavailable(query: string, node: GroqNode): void {
  const {namespace, name} = node
  if (node.type !== 'FuncCall' || !UNAVAILABLE.has(`${String(namespace)}::${String(name)}`)) return
  const shown = namespace === 'global' ? String(name) : `${String(namespace)}::${String(name)}`
  const description = `${shown}() is not available in the embedded Content Lake`
  throw queryFailure('queryEvaluationError', query, description, `${shown}(`)
}
