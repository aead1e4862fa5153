import {isPrimitive} from '../documents/values.ts'
import {lakeCall, type LakeFunctions} from './function-list.ts'
import {geoFunctions} from './geo.ts'
import {matchFunctions} from './match.ts'
import {type GroqNode, literal, part, parts, ungroup} from './nodes.ts'
import {IdPattern} from './path.ts'
import {queryError} from './query-errors.ts'

/** Functions that groq-js parses but only the hosted lake can evaluate. */
const UNAVAILABLE = new Set([
  'global::anywhere',
  'documents::get',
  'documents::incomingGlobalDocumentReferenceCount',
  'documents::incomingRefCount',
  'media::aspect',
  'text::semanticSimilarity',
  'user::attributes',
])

/** Functions that groq-js lacks or implements differently; rewritten queries call them by name. */
export const FUNCTIONS: LakeFunctions = {
  ...geoFunctions,
  ...matchFunctions,
  // groq-js keeps duplicate nulls.
  'array::unique': (list) => (Array.isArray(list) ? unique(list) : null),
  'global::path': (pattern) => (typeof pattern === 'string' ? new IdPattern(pattern) : null),
}

/** Objects and lists equal nothing, so all of them stay. */
function unique(list: readonly unknown[]): unknown[] {
  const places = new Map(list.map((item, index) => [item, index] as const).toReversed())
  return list.filter((item, index) => !isPrimitive(item) || places.get(item) === index)
}

/** Rewrites a call that groq-js cannot evaluate; undefined for other nodes. */
export function rewriteCall(node: GroqNode): GroqNode | undefined {
  if (node.type !== 'FuncCall') return undefined
  const {namespace, name} = node
  if (namespace === 'releases' && name === 'all') return releases()
  const known = `${String(namespace)}::${String(name)}`
  if (!(known in FUNCTIONS)) return undefined
  return lakeCall('call', literal(known), ...parts(node, 'args'))
}

/** Rewrites `path(a) in path(b)` to `a in path(b)`: groq-js compares texts with a pattern, not patterns. */
export function rewritePathIn(node: GroqNode): GroqNode | undefined {
  if (node['op'] !== 'in') return undefined
  const [left, right] = [ungroup(part(node, 'left')), ungroup(part(node, 'right'))]
  if (!isPath(left) || !isPath(right)) return undefined
  const [id] = parts(left, 'args')
  return id && {...node, left: id}
}

function isPath({type, namespace, name}: GroqNode): boolean {
  return type === 'FuncCall' && namespace === 'global' && name === 'path'
}

/** `*[_type == "system.release"]`. */
function releases(): GroqNode {
  const type = {type: 'AccessAttribute', name: '_type'}
  const expr = {type: 'OpCall', op: '==', left: type, right: literal('system.release')}
  return {type: 'Filter', base: {type: 'Everything'}, expr}
}

/** Throws for a call that only the hosted lake can evaluate. */
export function refuseUnavailable(query: string, node: GroqNode): void {
  const {namespace, name} = node
  if (node.type !== 'FuncCall' || !UNAVAILABLE.has(`${String(namespace)}::${String(name)}`)) return
  const shown = namespace === 'global' ? String(name) : `${String(namespace)}::${String(name)}`
  const description = `${shown}() is not available in the embedded Content Lake`
  throw queryError('queryEvaluationError', query, description, `${shown}(`)
}
