import type {StoredDocument} from '../../contract.ts'
import {byId} from '../documents.ts'
import type {Primitive} from '../paths.ts'
import type {View} from '../views.ts'
import {type Conditions, type Conjunction, fill, TEXT, VERSIONS} from './constraints.ts'

type Documents = readonly StoredDocument[]

/** Documents that may satisfy an alternative of a filter: a superset of the matches. */
export function candidates(
  alternatives: readonly Conditions[],
  outer: readonly unknown[],
  view: View,
): Documents {
  const lists: Documents[] = []
  for (const conditions of alternatives) {
    const found = lookUp(fill(conditions, outer), view)
    if (!found) return view.documents
    lists.push(...found)
  }
  const [only] = lists
  return only && lists.every((list) => list === only) ? only : union(lists)
}

/** Below this, documents are scanned; above, an index of another path is worth building. */
const FEW = 64

/** Last union, by the first of its lists. */
const unions = new WeakMap<Documents, {lists: readonly Documents[]; documents: Documents}>()

/** Cached when large: paginated reads ask for the same lists, whose order is cached by array. */
function union(lists: readonly Documents[]): Documents {
  const [first] = lists
  const before = first && unions.get(first)
  const isSame = before?.lists.length === lists.length
  if (isSame && before.lists.every((list, index) => list === lists[index])) return before.documents
  const documents = [...new Set(lists.flat())].sort(byId)
  if (first && documents.length > FEW) unions.set(first, {lists, documents})
  return documents
}

/** Lists that hold the matches; undefined when no index helps. */
function lookUp(conditions: Conjunction, view: View): Documents[] | undefined {
  const ids = conditions.get('_id')
  if (ids) return [[...new Set(ids.map(String))].sort().flatMap((id) => view.get(id) ?? [])]
  const versions = conditions.get(VERSIONS)
  if (versions) return versions.map((id) => view.versionsOf(String(id)))
  const paths = [...conditions.keys()].filter((path) => isIndexable(path, conditions))
  const ready = smallest(
    conditions,
    paths.filter((path) => view.isIndexed(path)),
    view,
  )
  if (ready && ready.size <= FEW) return listsOf(ready, view)
  const best = smallest(conditions, paths, view)
  return (
    byText(conditions.get(TEXT)?.[0], best?.size ?? Infinity, view) ?? (best && listsOf(best, view))
  )
}

/** Indexes do not know who lacks a field, nor under which id a perspective shows a document. */
function isIndexable(path: string, conditions: Conjunction): boolean {
  if (path === TEXT || path.startsWith('_originalId')) return false
  return conditions.get(path)?.includes(null) === false
}

interface Lookup {
  readonly path: string
  readonly values: readonly Primitive[]
  readonly size: number
}

/** The most selective lookup. */
function smallest(
  conditions: Conjunction,
  paths: readonly string[],
  view: View,
): Lookup | undefined {
  const lookups = paths.map((path): Lookup => {
    const values = conditions.get(path) ?? []
    const sizes = values.map((value) => view.countValue(path, value))
    return {path, values, size: sizes.reduce((sum, size) => sum + size, 0)}
  })
  return lookups.sort((a, b) => a.size - b.size)[0]
}

function listsOf({path, values}: Lookup, view: View): Documents[] {
  return values.map((value) => view.withValue(path, value))
}

/** Documents with the searched words, when fewer than would be read otherwise. */
function byText(
  search: Primitive | undefined,
  others: number,
  view: View,
): Documents[] | undefined {
  if (typeof search !== 'string' || others <= FEW) return undefined
  const found = view.withText(search, others)
  return found && [found]
}
