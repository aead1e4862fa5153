import {queryFailure} from './failures.ts'
import {geoFunctions} from './geo.ts'
import {matchFunctions} from './match.ts'
import {type GroqNode, lakeCall, literal, parts} from './nodes.ts'
import {IdPattern} from './path.ts'

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

/** A function of the lake that rewritten queries call. */
export type LakeFunction = (...args: never[]) => unknown

/** Functions that depend on their arguments alone. */
export const pureFunctions: Record<string, LakeFunction> = {
  ...matchFunctions,
  ...geoFunctions,
  'global::path': (pattern: unknown) => {
    return typeof pattern === 'string' ? new IdPattern(pattern) : null
  },
}

/**
 * groq-js has no custom functions, but its `+` joins lists with `concat`. A rewritten query adds
 * `[name, ...arguments]` to this list, and the sum is the function's result.
 */
export class FunctionList extends Array<unknown> {
  readonly #functions: Record<string, LakeFunction>

  constructor(functions: Record<string, LakeFunction>) {
    super()
    this.#functions = functions
  }

  override concat(...[call]: unknown[][]): never[] {
    const [name, ...args] = call ?? []
    return this.#functions[String(name)]?.(...(args as never[])) as never[]
  }
}

/** Rewrites a call that groq-js cannot evaluate; undefined for other nodes. */
export function rewriteCall(node: GroqNode): GroqNode | undefined {
  if (node.type !== 'FuncCall') return undefined
  const {namespace, name} = node
  if (namespace === 'releases' && name === 'all') return releases()
  const called = `${String(namespace)}::${String(name)}`
  return called in pureFunctions ? lakeCall(called, ...parts(node, 'args')) : undefined
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
  throw queryFailure('queryEvaluationError', query, description, `${shown}(`)
}
