import type {StoredDocument} from '../../contract.ts'
import type {Primitive} from '../paths.ts'
import type {View} from '../views.ts'
import {
  type Conjunction,
  fill,
  PREFIX,
  REFERENCES,
  type Template,
  TEXT,
  VERSIONS,
} from './constraints.ts'
import {inOrder, type Ordering, startOf} from './ordering.ts'
import type {Bound, Test} from './predicate.ts'

/** How the documents of one `*[…]` are found. */
export interface Source extends Template {
  /** The whole filter, when it can be told without groq-js; without it the documents are only candidates. */
  readonly test: Test | undefined
  /** What lets a reader of an order begin in its middle. */
  readonly bounds: readonly Bound[]
  /** How they are ordered; as they are stored when empty. */
  readonly ordering: Ordering
  /** The same while a query is evaluated. */
  readonly isConstant: boolean
  /** No more than so many of the first are looked at. */
  readonly limit: number
}

type Documents = readonly StoredDocument[]

/** What reading a source found. */
export interface Reading {
  readonly documents: Documents
  /** What was asked for. */
  readonly filters: readonly Conjunction[]
  /** How many documents were looked at. */
  readonly rows: number
}

/** The documents of a source; `values` are those of its holes. */
export function readSource(source: Source, values: readonly unknown[], view: View): Reading {
  const filters = fill(source, values)
  const found = candidates(filters, view)
  const {test, bounds, ordering, limit} = source
  if (!test) return {documents: found, filters, rows: found.length}
  const ordered = ordering.length === 0 ? found : inOrder(found, ordering)
  const documents: StoredDocument[] = []
  const starts = bounds.map(({path, isLower, value}) => {
    return startOf(ordered, ordering, {path, isLower, value: value(values)})
  })
  const start = Math.max(0, ...starts)
  let next = start
  for (; next < ordered.length && documents.length < limit; next += 1) {
    const document = ordered[next]
    if (document && test(document, values)) documents.push(document)
  }
  const rows = next - start
  return {documents, filters, rows}
}

/** Documents that can satisfy one of the alternatives: all that do, and maybe others. */
function candidates(alternatives: readonly Conjunction[], view: View): Documents {
  const lists: Documents[] = []
  for (const conjunction of alternatives) {
    const found = lookUp(conjunction, view)
    if (!found) return view.documents
    lists.push(...found)
  }
  const [only] = lists
  if (lists.length === 1 && only) return only
  return [...new Set(lists.flat())].sort((a, b) => (a._id < b._id ? -1 : 1))
}

/** So few are read as they are; for more, an index of another path is worth making. */
const FEW = 64

/** The documents under whatever is compared with the fewest of them. */
function lookUp(conjunction: Conjunction, view: View): Documents[] | undefined {
  const ids = conjunction.get('_id')
  if (ids) return [[...new Set(ids.map(String))].sort().flatMap((id) => view.get(id) ?? [])]
  const versions = conjunction.get(VERSIONS)
  if (versions) return versions.map((id) => view.versionsOf(String(id)))
  const conditions = [...conjunction].filter(isIndexable)
  const ready = smallest(
    conditions.filter(([path]) => path === REFERENCES || view.isIndexed(path)),
    view,
  )
  if (ready && ready.size <= FEW) return listsOf(ready.condition, view)
  const best = smallest(conditions, view)
  return (
    byText(conjunction.get(TEXT)?.[0], best?.size ?? Infinity, view) ??
    (best && listsOf(best.condition, view)) ??
    conjunction.get(PREFIX)?.map((prefix) => view.withPrefix(String(prefix)))
  )
}

/** Documents with the words of a search, when fewer have them than would be read otherwise. */
function byText(
  search: Primitive | undefined,
  others: number,
  view: View,
): Documents[] | undefined {
  if (typeof search !== 'string' || others <= FEW) return undefined
  const size = view.countText(search)
  return size !== undefined && size < others ? [view.withText(search)] : undefined
}

type Condition = readonly [path: string, values: readonly Primitive[]]

/** No index knows who lacks a field, nor under which id a perspective shows a document. */
function isIndexable([path, values]: Condition): boolean {
  return (
    path !== PREFIX && path !== TEXT && !path.startsWith('_originalId') && !values.includes(null)
  )
}

function smallest(
  conditions: readonly Condition[],
  view: View,
): {condition: Condition; size: number} | undefined {
  return conditions
    .map((condition) => ({condition, size: sizeOf(condition, view)}))
    .sort((a, b) => a.size - b.size)[0]
}

function sizeOf([path, values]: Condition, view: View): number {
  return values.reduce<number>((size, value) => {
    const isReference = path === REFERENCES
    return (
      size + (isReference ? view.countReferringTo(String(value)) : view.countValue(path, value))
    )
  }, 0)
}

function listsOf([path, values]: Condition, view: View): Documents[] {
  return values.map((value) => {
    return path === REFERENCES ? view.referringTo(String(value)) : view.withValue(path, value)
  })
}
