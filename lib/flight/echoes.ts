import {documentElements, isVoid, type DocumentElement} from './document-elements.ts'
import type {Row} from './rows.ts'
import {
  contentOf,
  isElement,
  refersInside,
  type ElementValue,
  type Value,
  Values,
} from './values.ts'

/** Where the browser finds in the document what the data does not repeat: which of those that the selector finds. */
interface Place {
  selector: string
  index: number
}

/** Rows in which marks stand for what is in the document, and the place of each mark. */
export interface Quiet {
  rows: Row[]
  places: Place[]
}

/** What a mark begins with, a character for private use: a page that has it stays as it is. */
export const markSign = '\uE000'

/** What stands in a row for the content of an element. */
export function markOf(place: number | string): string {
  return `${markSign}${place}${markSign}`
}

/** Content that takes less than this as data is not worth a place, in characters. */
const worthwhile = 120

const plainName = /^[\w-]+$/

/** The styles of components; others may be of an extension of the browser. */
const styles = 'style[data-styled]'

/** What texts are made of, often without a class. What extensions add to a page is something else. */
const textTags = new Set(['blockquote', 'dl', 'figure', 'ol', 'p', 'pre', 'table', 'ul'])

/** By its last class: of an element with a style of its own, the one that names the style, and that few others have. */
function selectorOf(tag: string, className: Value | undefined): string | null {
  if (tag === 'style') return styles
  const name = typeof className === 'string' ? className.split(' ').at(-1) : undefined
  if (name && plainName.test(name)) return `.${name}`
  return textTags.has(tag) ? tag : null
}

const classOf = (attributes: string) => /\sclass="([^"]*)"/.exec(attributes)?.[1]

/** Every selector that finds an element, of those that `selectorOf` makes. */
function selectorsOf({tag, attributes}: DocumentElement): string[] {
  if (tag === 'style') return /\sdata-styled="/.test(attributes) ? [styles] : []
  const classes = (classOf(attributes)?.split(' ') ?? []).map((name) => `.${name}`)
  return textTags.has(tag) ? [tag, ...classes] : classes
}

/** The places of a document, by selector and text. */
class Places {
  readonly taken: Place[] = []
  readonly #scripts = new Set<string>()
  readonly #free = new Map<string, Place[]>()

  constructor(elements: readonly DocumentElement[]) {
    const counts = new Map<string, number>()
    for (const element of elements) {
      if (element.tag === 'script') this.#scripts.add(element.text)
      for (const selector of selectorsOf(element)) {
        const index = counts.get(selector) ?? 0
        counts.set(selector, index + 1)
        const key = selector + element.text
        const free = this.#free.get(key)
        if (free) free.push({selector, index})
        else this.#free.set(key, [{selector, index}])
      }
    }
  }

  /** What to write for the content of an element, which the document has, too; null when it was not found there. */
  take(tag: string, className: Value | undefined, text: string): string | null {
    // No browser runs a script that React makes, so nothing would read it.
    if (tag === 'script') return this.#scripts.has(text) ? '' : null
    const selector = selectorOf(tag, className)
    const place = selector && text ? this.#free.get(selector + text)?.shift() : null
    return place ? markOf(this.taken.push(place) - 1) : null
  }
}

/** Thrown for a reference to something that is not there; the page then stays as it is. */
class Unknown extends Error {}

class Quieter {
  readonly values: Values
  readonly places: Places

  constructor(values: Values, places: Places) {
    this.values = values
    this.places = places
  }

  quiet(value: Value): Value {
    if (typeof value === 'string') return this.#reference(value)
    if (typeof value !== 'object' || value === null) return value
    if (isElement(value)) return this.#element(value)
    if (Array.isArray(value)) return value.map((part) => this.quiet(part))
    return this.#record(Object.entries(value))
  }

  #record(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
    return Object.fromEntries(entries.map(([name, part]) => [name, this.quiet(part)]))
  }

  /** Whatever is inside of another row may be gone there. */
  #reference(text: string): Value {
    if (!refersInside(text)) return text
    const value = this.values.resolve(text)
    if (value === undefined) throw new Unknown(text)
    return this.quiet(value)
  }

  #element(element: ElementValue): Value {
    const [sign, type, key, props] = element
    const content = this.#place(element)
    if (content === null) return [sign, type, key, this.quiet(props)]
    // React would need the attributes to draw the element again.
    const attributes = Object.entries(props).filter(
      ([name, value]) => name !== 'children' && value !== '$undefined',
    )
    const markup = ['dangerouslySetInnerHTML', {__html: content}] as const
    return [sign, type, key, this.#record([...attributes, markup])]
  }

  #place(element: ElementValue): string | null {
    const [, type, , props] = element
    if (type.startsWith('$') || isVoid(type)) return null
    const size = JSON.stringify(props).length
    if (size < worthwhile && !/"\$L?[\da-f]+"/.test(JSON.stringify(contentOf(element)))) return null
    if (!this.values.isStill(element)) return null
    return this.places.take(type, props['className'], this.values.textOf(element))
  }
}

/** Rows that something refers to, and those that are no values: React acts on them when they come. */
function withoutUnused(rows: readonly Row[]): Row[] {
  const texts = new Map<string, string>()
  for (const {id, tag, data} of rows) {
    if (tag !== 'T') texts.set(id, `${texts.get(id) ?? ''}${data}`)
  }
  const streams = rows.filter(({tag}) => tag !== '' && tag !== 'T').map(({id}) => id)
  const used = new Set<string>()
  const queue = ['0', ...streams]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (used.has(id)) continue
    used.add(id)
    const references = (texts.get(id) ?? '').matchAll(/"\$[A-Za-z@]?([\da-f]+)[":]/g)
    queue.push(...Array.from(references, ([, other = '']) => other))
  }
  return rows.filter(({id}) => used.has(id))
}

/**
 * Leaves out of rows what the document has: React hydrates an element with markup of its own without looking into it, so of
 * one that it only draws it has to know no more than where its markup is. Null for rows that are not understood.
 */
export function quietRows(rows: readonly Row[], html: string): Quiet | null {
  try {
    const values = new Values(rows)
    const places = new Places(documentElements(html))
    const quieter = new Quieter(values, places)
    const quiet = rows.map((row) => {
      if (row.tag !== '') return row
      return {...row, data: JSON.stringify(quieter.quiet(JSON.parse(row.data) as Value))}
    })
    return {rows: withoutUnused(quiet), places: places.taken}
  } catch (error) {
    // Of a row that is no JSON after all.
    if (error instanceof Unknown || error instanceof SyntaxError) return null
    throw error
  }
}
