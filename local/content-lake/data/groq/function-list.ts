import {type GroqNode, isNode, literal, part, parts} from './nodes.ts'

/** A function that rewritten queries call. */
export type LakeFunction = (...args: never[]) => unknown

/**
 * groq-js has no custom functions, but its `+` joins lists with `concat`: a rewritten query adds
 * the arguments of a call to this list, and the sum is the result.
 */
export class FunctionList extends Array<unknown> {
  readonly #call: LakeFunction

  constructor(call: LakeFunction) {
    super()
    this.#call = call
  }

  override concat(...[args]: unknown[][]): never[] {
    return this.#call(...(args as never[])) as never[]
  }
}

/** A call of a function, or of the one that an evaluation passes as the parameter `#<name>`. */
export function lakeCall(called: LakeFunction | string, ...args: readonly GroqNode[]): GroqNode {
  const left =
    typeof called === 'string'
      ? {type: 'Parameter', name: `#${called}`}
      : literal(new FunctionList(called))
  const elements = args.map((value) => ({type: 'ArrayElement', value, isSplat: false}))
  return {type: 'OpCall', op: '+', left, right: {type: 'Array', elements}}
}

/** The call of a function that an evaluation passes; undefined for other nodes. */
export function lakeCallIn(node: GroqNode): {name: string; args: GroqNode[]} | undefined {
  const {type, name} = isNode(node['left']) ? node['left'] : literal(undefined)
  if (type !== 'Parameter' || !String(name).startsWith('#')) return undefined
  const elements = parts(part(node, 'right'), 'elements')
  return {name: String(name).slice(1), args: elements.map((element) => part(element, 'value'))}
}
