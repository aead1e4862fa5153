import {randomUUID} from 'node:crypto'

import {type GroqNode, literal, plus} from './nodes.ts'

/**
 * groq-js has no way to add a function, but it asks its host to resolve `->`. A call of ours is therefore written as
 * the dereference of a made-up id: this process's secret, the name of the function and its argument.
 */
const SECRET = `\u0001${randomUUID()}:`

/** A call of the host function `name` with a string expression as its argument. */
export function hookCall(name: string, argument: GroqNode): GroqNode {
  const id = plus(literal(`${SECRET}${name}:`), argument)
  const attribute = {type: 'ObjectAttributeValue', name: '_ref', value: id}
  return {type: 'Deref', base: {type: 'Object', attributes: [attribute]}}
}

/** Splits a made-up id into name and argument; nothing for an id that a document can have. */
export function readHookCall(id: string): {name: string; argument: string} | undefined {
  if (!id.startsWith(SECRET)) return undefined
  const separator = id.indexOf(':', SECRET.length)
  return {name: id.slice(SECRET.length, separator), argument: id.slice(separator + 1)}
}
