import type {GroqNode} from './nodes.ts'

/**
 * groq-js has no way to add a function, but `+` on two lists asks the left one to `concat` the right one. A call of
 * ours is therefore written as `$name + [arguments]`, where the parameter holds a list whose `concat` is the function.
 */
class HostList extends Array<unknown> {
  static override get [Symbol.species](): ArrayConstructor {
    return Array
  }

  readonly #call: HostFunction

  constructor(call: HostFunction) {
    super()
    this.#call = call
  }

  override concat(...lists: unknown[]): unknown[] {
    // groq-js takes whatever comes back as a value, a list or not.
    return this.#call(...(lists[0] as unknown[])) as unknown[]
  }
}

/** A function that queries are rewritten to call, with values as groq-js holds them. */
export type HostFunction = (...values: readonly unknown[]) => unknown

/** A call of the host function `name`. */
export function hookCall(name: string, ...values: GroqNode[]): GroqNode {
  const elements = values.map((value) => ({type: 'ArrayElement', value, isSplat: false}))
  const left = {type: 'Parameter', name: parameterOf(name)}
  return {type: 'OpCall', op: '+', left, right: {type: 'Array', elements}}
}

/** The parameters with which a rewritten query is evaluated. */
export function hostParameters(functions: Record<string, HostFunction>): Record<string, unknown> {
  const entries = Object.entries(functions).map(([name, call]) => {
    return [parameterOf(name), new HostList(call)]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

/** No query can name such a parameter. */
function parameterOf(name: string): string {
  return `\u0000${name}`
}
