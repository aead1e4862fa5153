/** Where a value comes from, in the terms of content source maps. */
type ValueSource =
  | {readonly type: 'documentValue'; readonly document: object; readonly path: Path}
  | {readonly type: 'literal' | 'unknown'}
  /** An object or list that the query builds, whose members have sources of their own. */
  | {readonly type: 'made'; readonly members: ReadonlyMap<Step, ValueSource>}

/** Attribute names and list indexes. */
export type Path = readonly Step[]
type Step = string | number

/** A value with its source. */
export interface Traced {
  readonly value: unknown
  readonly source: ValueSource
}

const LITERAL: ValueSource = {type: 'literal'}
const UNKNOWN: ValueSource = {type: 'unknown'}

/** A literal in the query. */
export function literalOf(value: unknown): Traced {
  return {value, source: LITERAL}
}

/** A computed value. */
export function untraced(value: unknown): Traced {
  return {value, source: UNKNOWN}
}

/** A document, or null. */
export function documentOf(value: unknown): Traced {
  if (typeof value !== 'object' || value === null) return untraced(value)
  return {value, source: {type: 'documentValue', document: value, path: []}}
}

/** An attribute; null when missing, as in GROQ. */
export function attributeIn({value, source}: Traced, name: string): Traced {
  const found = isObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null
  return {value: found, source: memberSource(source, name)}
}

/** Whether a value has attributes: groq-js's points in time and our id patterns have none. */
export function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  return Object.getPrototypeOf(value) === Object.prototype
}

/** The items of a list; undefined for other values. */
export function itemsOf({value, source}: Traced): Traced[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.map((item: unknown, index) => ({value: item, source: memberSource(source, index)}))
}

function memberSource(source: ValueSource, step: Step): ValueSource {
  if (source.type === 'documentValue') return {...source, path: [...source.path, step]}
  return source.type === 'made' ? (source.members.get(step) ?? UNKNOWN) : source
}

/** A list of traced items. */
export function listOf(items: readonly Traced[]): Traced {
  return {
    value: items.map(({value}) => value),
    source: {type: 'made', members: new Map(items.map(({source}, index) => [index, source]))},
  }
}

/** An object of traced attributes; the last of equal names wins. */
export function objectOf(attributes: Iterable<readonly [name: string, attribute: Traced]>): Traced {
  const value: Record<string, unknown> = {}
  const members = new Map<Step, ValueSource>()
  for (const [name, attribute] of attributes) {
    value[name] = attribute.value
    members.set(name, attribute.source)
  }
  return {value, source: {type: 'made', members}}
}
