import type {Row} from './rows.ts'

/** What a row of JSON holds. Strings that begin with `$` are not texts: see `reference` and `textOf`. */
export type Value = null | boolean | number | string | Value[] | {[name: string]: Value}

type Props = Record<string, Value>

/** An element of React: its type is a tag, or a reference to a module or a symbol. */
export type ElementValue = ['$', type: string, key: Value, props: Props]

const indexes: Record<string, number> = {type: 1, key: 2, props: 3}

/** Whether a value is an element of React, and not a list. */
export function isElement(value: Value | undefined): value is ElementValue {
  return Array.isArray(value) && value[0] === '$' && typeof value[1] === 'string'
}

/** Whether a value has names, and so is neither a list nor an element. */
function isRecord(value: Value | undefined): value is Props {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `$1f`, `$L1f` (when it comes) and `$1f:props:children`: another row, or something in it. */
const reference = /^\$L?([\da-f]+)((?::[^:]+)*)$/

/** Whether a string refers to something inside of another row, and not to all of it. */
export function refersInside(text: string): boolean {
  return Boolean(reference.exec(text)?.[2])
}

const isLiteral = (text: string) => !text.startsWith('$') || text.startsWith('$$')

/** The values of rows, and what refers to them. */
export class Values {
  readonly #rows = new Map<string, Value>()
  /** Of references, to which many elements lead. */
  readonly #still = new Map<string, boolean>()

  constructor(rows: readonly Row[]) {
    for (const {id, tag, data} of rows) {
      if (tag === '') this.#rows.set(id, JSON.parse(data) as Value)
      if (tag === 'T') this.#rows.set(id, data.startsWith('$') ? `$${data}` : data)
    }
  }

  /** What a reference stands for; undefined when that is no value, as a module. */
  resolve(text: string): Value | undefined {
    const [, id = '', path = ''] = reference.exec(text) ?? []
    let value = this.#rows.get(id)
    for (const name of path.split(':').slice(1)) {
      if (typeof value === 'string') value = this.resolve(value)
      if (Array.isArray(value)) {
        value = value[(isElement(value) ? indexes[name] : Number(name)) ?? -1]
      } else value = isRecord(value) ? value[name] : undefined
    }
    return value
  }

  /** Whether React only draws a value: it has no component of the browser, no action, nothing that is still to come. */
  isStill(value: Value | undefined): boolean {
    if (value === undefined) return false
    if (typeof value === 'string') {
      return isLiteral(value) || value === '$undefined' || this.#leadsToStill(value)
    }
    if (typeof value !== 'object' || value === null) return true
    if (!isElement(value)) return Object.values(value).every((part) => this.isStill(part))
    const [, type, , props] = value
    return this.#isDrawn(type, props) && this.isStill(props)
  }

  #leadsToStill(text: string): boolean {
    const known = this.#still.get(text)
    if (known !== undefined) return known
    // What leads to itself is not.
    this.#still.set(text, false)
    const still = this.isStill(this.resolve(text))
    this.#still.set(text, still)
    return still
  }

  #isDrawn(type: string, props: Props): boolean {
    if (type.startsWith('$')) return this.resolve(type) === '$Sreact.fragment'
    return !(unsuited.has(type) || (type === 'script' && 'src' in props))
  }

  /** The text of a still value as the document has it; markup stays as it is. */
  textOf(value: Value | undefined): string {
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string') {
      if (isLiteral(value)) return value.replace(/^\$\$/, '$')
      return this.textOf(this.resolve(value))
    }
    if (isElement(value)) return this.textOf(contentOf(value))
    return Array.isArray(value) ? value.map((part) => this.textOf(part)).join('') : ''
  }
}

/** What React does not draw where it stands. */
const unsuited = new Set(['html', 'head', 'body', 'title', 'meta', 'link', 'base'])

/** What is inside of an element: children or markup. */
export function contentOf([, , , props]: ElementValue): Value {
  const markup = props['dangerouslySetInnerHTML']
  return (isRecord(markup) ? markup['__html'] : props['children']) ?? null
}
