import {type GroqNode, isNode, parts, part} from './nodes.ts'

/** Functions that rewritten queries call, by name. */
export type LakeFunctions = Record<string, (...args: readonly unknown[]) => unknown>

/** Makes `+` call a function: groq-js evaluates `list + value` by the list's `concat`. */
export class FunctionList extends Array<unknown> {
  readonly #call: (...args: never[]) => unknown

  constructor(call: (...args: never[]) => unknown) {
    super()
    this.#call = call
  }

  override concat(...[args]: unknown[][]): never[] {
    return this.#call(...(args as never[])) as never[]
  }
}

/** A node that calls a lake function, which the evaluation passes as the parameter `#<name>`. */
export function lakeCall(name: string, ...args: readonly GroqNode[]): GroqNode {
  const elements = args.map((value) => ({type: 'ArrayElement', value, isSplat: false}))
  const left = {type: 'Parameter', name: `#${name}`}
  return {type: 'OpCall', op: '+', left, right: {type: 'Array', elements}}
}

/** The name and arguments of a {@link lakeCall}; undefined for other nodes. */
export function lakeCallIn(node: GroqNode): {name: string; args: GroqNode[]} | undefined {
  const {left} = node
  if (!isNode(left) || left.type !== 'Parameter') return undefined
  const name = String(left['name'])
  if (!name.startsWith('#')) return undefined
  const elements = parts(part(node, 'right'), 'elements')
  return {name: name.slice(1), args: elements.map((element) => part(element, 'value'))}
}
