import type {StoredDocument} from '../../contract.ts'
import {byId} from '../documents.ts'
import {isPrimitive, type Primitive} from '../paths.ts'
import type {View} from '../views.ts'
import {type Condition, PREFIX, REFERENCES, TEXT, VERSIONS} from './constraints.ts'
import type {GroqNode} from './nodes.ts'
import {inOrder, type Ordering, startOf} from './ordering.ts'
import type {Bound, Test} from './predicate.ts'

/** How the documents of one `*[…]` are found. */
export interface Source {
  /** Every match satisfies one of these. */
  readonly alternatives: readonly Alternative[]
  /** Expression of each placeholder, as seen from outside the filter. */
  readonly holes: readonly GroqNode[]
  /**
   * The whole filter, when it can be evaluated without groq-js; otherwise documents are candidates.
   */
  readonly test: Test | undefined
  /** Bounds that allow reading an order from its middle. */
  readonly bounds: readonly Bound[]
  /** Stored order when empty. */
  readonly ordering: Ordering
  /** Constant during one evaluation. */
  readonly isConstant: boolean
  /** Constant until a document changes. */
  readonly isSteady: boolean
  /** Reads at most this many. */
  readonly limit: number
}

/** Conditions of an alternative, in the order they are evaluated. */
export interface Alternative {
  readonly all: readonly Condition[]
  /** Equality with values, which indexes answer. */
  readonly compared: readonly Condition[]
  readonly id: Condition | undefined
  readonly versions: Condition | undefined
  readonly text: Condition | undefined
  readonly prefix: Condition | undefined
}

type Documents = readonly StoredDocument[]

/** Result of reading a source. */
interface Reading {
  readonly documents: Documents
  /** Documents read. */
  readonly rows: number
}

/** Sorts the conditions of an alternative by lookup type. */
export function alternativeOf(all: readonly Condition[]): Alternative {
  const of = (wanted: string) => all.find(({path}) => path === wanted)
  return {
    all,
    compared: all.filter(isCompared),
    id: of('_id'),
    versions: of(VERSIONS),
    text: of(TEXT),
    prefix: of(PREFIX),
  }
}

/** Indexes do not know under which id a perspective shows a document. */
function isCompared({path}: Condition): boolean {
  return path !== PREFIX && path !== TEXT && !path.startsWith('_originalId')
}

/** Cache key of a lookup; drops values that nothing can equal. */
export function nameOfValues(values: readonly unknown[]): string {
  return values.map(nameOfValue).join()
}

function nameOfValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${nameOfValues(value.filter(isPrimitive))}]`
  return isPrimitive(value) ? String(value) : '{}'
}

/** Documents of a source, given its placeholders' values. */
export function readSource(source: Source, values: readonly unknown[], view: View): Reading {
  const found = candidates(source.alternatives, values, view)
  const {test, bounds, ordering, limit} = source
  if (!test) return {documents: found, rows: found.length}
  if (source.isSteady) return readSteady(source, found, view)
  const ordered = ordering.length === 0 ? found : inOrder(found, ordering)
  const documents: StoredDocument[] = []
  const starts = bounds.map(({path, isLower, value}) => {
    return startOf(ordered, ordering, {path, isLower, value: value(values)})
  })
  const start = Math.max(0, ...starts)
  let next = start
  for (; next < ordered.length && documents.length < limit; next += 1) {
    const document = ordered[next]
    if (document && test(document, values, view)) documents.push(document)
  }
  return {documents, rows: next - start}
}

/** A result for one revision of a view. */
interface Found {
  readonly revision: number
  readonly bySource: Map<Source, Map<string, Reading>>
  size: number
}

const foundBefore = new WeakMap<View, Found>()
const MAX_FOUND = 5000
/** Larger results are not cached: they may never be requested again. */
const MAX_CACHED = 16

/**
 * Documents of a source as requested by an outer document, such as its translations: the same for
 * every query until one changes. `name` is the key of the values.
 */
export function readAround(
  source: Source,
  {name, values}: {name: string; values: readonly unknown[]},
  view: View,
): Reading {
  const known = foundIn(view)
  const readings = known.bySource.get(source) ?? new Map<string, Reading>()
  const before = readings.get(name)
  if (before) return before
  const reading = readSource(source, values, view)
  if (reading.documents.length > MAX_CACHED) return reading
  known.bySource.set(source, readings)
  readings.set(name, reading)
  known.size += 1
  return reading
}

function foundIn(view: View): Found {
  const known = foundBefore.get(view)
  if (known?.revision === view.revision && known.size < MAX_FOUND) return known
  const none: Found = {revision: view.revision, bySource: new Map(), size: 0}
  foundBefore.set(view, none)
  return none
}

const passed = new WeakMap<Source, WeakMap<Documents, Documents>>()

/**
 * The index returns the same array until a document changes, so the filtered result is cached by
 * it.
 */
function readSteady(source: Source, found: Documents, view: View): Reading {
  const lists = passed.get(source) ?? new WeakMap<Documents, Documents>()
  passed.set(source, lists)
  const known = lists.get(found)
  if (known) return {documents: known, rows: known.length}
  const documents = found.filter((document) => source.test?.(document, [], view))
  lists.set(found, documents)
  return {documents, rows: found.length}
}

/** Documents that may satisfy an alternative: a superset of the matches. */
function candidates(
  alternatives: readonly Alternative[],
  values: readonly unknown[],
  view: View,
): Documents {
  const lists: Documents[] = []
  for (const alternative of alternatives) {
    const found = lookUp(alternative, values, view)
    if (!found) return view.documents
    lists.push(...found)
  }
  const [only] = lists
  if (only && lists.every((list) => list === only)) return only
  return merged(lists)
}

/** Below this, documents are scanned; above, an index of another path is worth building. */
const FEW = 64

interface Merged {
  readonly lists: readonly Documents[]
  readonly documents: Documents
}

/** Last merge, by the first of its lists. */
const mergedBefore = new WeakMap<Documents, Merged>()

/**
 * Union of lists without duplicates. Cached when large: paginated reads ask for the same lists,
 * whose order is cached by array.
 */
function merged(lists: readonly Documents[]): Documents {
  const [first] = lists
  const before = first && mergedBefore.get(first)
  const isSame = before?.lists.length === lists.length
  if (isSame && before.lists.every((list, index) => list === lists[index])) return before.documents
  const documents = [...new Set(lists.flat())].sort(byId)
  if (first && documents.length > FEW) mergedBefore.set(first, {lists, documents})
  return documents
}

function lookUp(
  alternative: Alternative,
  values: readonly unknown[],
  view: View,
): Documents[] | undefined {
  return byIds(alternative, values, view) ?? byValues(alternative, values, view)
}

function byIds(
  {id, versions}: Alternative,
  values: readonly unknown[],
  view: View,
): Documents[] | undefined {
  const ids = id?.wanted(values)
  if (ids) return [[...new Set(ids.map(String))].sort().flatMap((one) => view.get(one) ?? [])]
  return versions?.wanted(values)?.map((published) => view.versionsOf(String(published)))
}

/** Documents of the most selective condition. */
function byValues(
  {compared, text, prefix}: Alternative,
  values: readonly unknown[],
  view: View,
): Documents[] | undefined {
  const comparisons = indexable(compared, values)
  const ready = smallest(comparisons, view, isReady)
  if (ready && ready.size <= FEW) return listsOf(ready, view)
  const best = smallest(comparisons, view)
  return (
    byText(text?.wanted(values)?.[0], best?.size ?? Infinity, view) ??
    (best && listsOf(best, view)) ??
    prefix?.wanted(values)?.map((start) => view.withPrefix(String(start)))
  )
}

/** Documents with the searched words, when fewer than would be read otherwise. */
function byText(
  search: Primitive | undefined,
  others: number,
  view: View,
): Documents[] | undefined {
  if (typeof search !== 'string' || others <= FEW) return undefined
  const size = view.countText(search)
  return size !== undefined && size < others ? [view.withText(search)] : undefined
}

interface Comparison {
  readonly path: string
  readonly wanted: readonly Primitive[]
}

/** Indexes do not know who lacks a field. */
function indexable(conditions: readonly Condition[], values: readonly unknown[]): Comparison[] {
  const comparisons: Comparison[] = []
  for (const {path, wanted} of conditions) {
    const known = wanted(values)
    if (known && !known.includes(null)) comparisons.push({path, wanted: known})
  }
  return comparisons
}

function isReady(path: string, view: View): boolean {
  return path === REFERENCES || view.isIndexed(path)
}

function smallest(
  comparisons: readonly Comparison[],
  view: View,
  isEligible: (path: string, view: View) => boolean = () => true,
): (Comparison & {size: number}) | undefined {
  let best: (Comparison & {size: number}) | undefined
  for (const {path, wanted} of comparisons) {
    if (!isEligible(path, view)) continue
    const size = sizeOf(path, wanted, view)
    if (!best || size < best.size) best = {path, wanted, size}
  }
  return best
}

function sizeOf(path: string, wanted: readonly Primitive[], view: View): number {
  let size = 0
  for (const value of wanted) {
    const isReference = path === REFERENCES
    size += isReference ? view.countReferringTo(String(value)) : view.countValue(path, value)
  }
  return size
}

function listsOf({path, wanted}: Comparison, view: View): Documents[] {
  return wanted.map((value) => {
    return path === REFERENCES ? view.referringTo(String(value)) : view.withValue(path, value)
  })
}
