import {DateTime, evaluateSync, Path, toJS} from 'groq-js'

import {attributeReader, type Read} from '../paths.ts'
import type {GroqNode} from './nodes.ts'

/** Context of groq-js's functions besides their arguments. */
export interface Surroundings {
  identity: string
  timestamp: Date
  sanity: {projectId: string; dataset: string}
}

/**
 * groq-js's result for a node whose operands are parameters, with values by name. `subject` is `@`.
 */
export function askGroq(
  node: GroqNode,
  values: Record<string, unknown>,
  subject: unknown,
  surroundings: Surroundings,
): unknown {
  const tree = node as unknown as Parameters<typeof evaluateSync>[0]
  return orNull(evaluateSync(tree, {...surroundings, params: values, root: subject}).data)
}

/** Replaces groq-js's objects for times and path patterns by JSON. */
export function asJson(value: unknown): unknown {
  return toJS(evaluateSync({type: 'Parameter', name: 'value'}, {params: {value}}))
}

/** Whether a value is a time, which groq-js wraps in an object. */
export function isTime(value: unknown): boolean {
  return value instanceof DateTime
}

/** Whether a call returns such an object. */
export function makesOwnObject({type, namespace, name}: GroqNode): boolean {
  return type === 'FuncCall' && (namespace === 'dateTime' || name === 'dateTime' || name === 'path')
}

/** GROQ has no undefined. */
export function orNull(value: unknown): unknown {
  return value === undefined ? null : value
}

/** groq-js's objects for times and path patterns have no attributes in GROQ. */
const OWN_OBJECTS = [new DateTime(new Date(0)), new Path('')]

/** Whether a value has attributes. */
export function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  if (Object.getPrototypeOf(value) === Object.prototype) return true
  return !(value instanceof DateTime) && !(value instanceof Path)
}

/** Returns a reader of an object's attribute; null for other values. */
export function attributeOf(name: string): Read {
  const read = attributeReader(name)
  if (!OWN_OBJECTS.some((other) => name in other)) return read
  return (value) => (isObject(value) ? read(value) : null)
}

/** A pure operator or function; returns {@link UNDECIDED} when groq-js has to decide. */
export type Plain = (...values: readonly unknown[]) => unknown

/** Result of an operator or function that leaves the answer to groq-js. */
export const UNDECIDED = Symbol('undecided')

/** The most used functions, ten times as fast as groq-js, like the operators. */
export const FUNCTIONS: Record<string, Plain | undefined> = {
  'global::defined': (value) => value !== null,
  'global::count': (list) => (Array.isArray(list) ? list.length : null),
  'global::string': (value) =>
    typeof value === 'object' && value !== null ? UNDECIDED : text(value),
  'array::join': (list, separator) => {
    if (!Array.isArray(list) || typeof separator !== 'string') return null
    const texts = list.map(text)
    return texts.includes(null) ? UNDECIDED : texts.join(separator)
  },
}

/** A string, number or boolean as text. */
function text(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

/** The most used operators. */
export const OPERATORS: Record<string, Plain | undefined> = {
  '==': isEqual,
  '!=': (left, right) => !isEqual(left, right),
  '<': compared((order) => order < 0),
  '<=': compared((order) => order <= 0),
  '>': compared((order) => order > 0),
  '>=': compared((order) => order >= 0),
  '+': (left, right) => {
    return typeof left === 'string' && typeof right === 'string' ? left + right : UNDECIDED
  },
  in: (left, right) => {
    return Array.isArray(right) ? right.some((item: unknown) => isEqual(left, item)) : UNDECIDED
  },
}

/** Objects and lists equal nothing, not even themselves. */
function isEqual(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' && typeof right !== 'object') return left === right
  if (left instanceof DateTime && right instanceof DateTime) return String(left) === String(right)
  return orNull(left) === null && orNull(right) === null
}

const ORDERED = new Set(['string', 'number', 'boolean'])

function compared(test: (order: number) => boolean): Plain {
  return (left, right) => {
    if (typeof left !== typeof right || !ORDERED.has(typeof left)) {
      return left instanceof DateTime && right instanceof DateTime ? UNDECIDED : null
    }
    if (left === right) return test(0)
    return test((left as string) < (right as string) ? -1 : 1)
  }
}
