import type {StoredDocument} from '../../contract.ts'
import {byId} from '../documents/document-set.ts'
import type {Primitive} from '../documents/values.ts'
import type {View} from '../documents/views.ts'
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

/** Up to this many documents are scanned; for more, building an index of another path pays off. */
const SCAN_LIMIT = 64

/** The last large union, keyed by the first of its lists. */
const unions = new WeakMap<Documents, {lists: readonly Documents[]; documents: Documents}>()

/** Caches large unions: pages of one listing ask for the same lists, and sort orders are cached by array identity. */
function union(lists: readonly Documents[]): Documents {
  const [first] = lists
  const before = first && unions.get(first)
  const isSame = before?.lists.length === lists.length
  if (isSame && before.lists.every((list, index) => list === lists[index])) return before.documents
  const documents = [...new Set(lists.flat())].sort(byId)
  if (first && documents.length > SCAN_LIMIT) unions.set(first, {lists, documents})
  return documents
}

/** Lists that hold the matches; undefined when no index helps. */
function lookUp(conditions: Conjunction, view: View): Documents[] | undefined {
  const ids = conditions.get('_id')
  if (ids) return [[...new Set(ids.map(String))].sort().flatMap((id) => view.get(id) ?? [])]
  const versions = conditions.get(VERSIONS)
  if (versions) return versions.map((id) => view.versionsOf(String(id)))
  const known = [...conditions].filter(isIndexable)
  const ready = smallest(
    known.filter(([path]) => view.isIndexed(path)),
    view,
  )
  if (ready && ready.size <= SCAN_LIMIT) return listsOf(ready, view)
  const best = smallest(known, view)
  // Use the text index when it yields fewer documents than the best other index.
  const search = conditions.get(TEXT)?.[0]
  const most = best?.size ?? Infinity
  const found =
    typeof search === 'string' && most > SCAN_LIMIT ? view.withText(search, most) : undefined
  return found ? [found] : best && listsOf(best, view)
}

type Condition = readonly [path: string, values: readonly Primitive[]]

/** Indexes leave out documents without the field, and ids as a perspective shows them. */
function isIndexable([path, values]: Condition): boolean {
  return path !== TEXT && !path.startsWith('_originalId') && !values.includes(null)
}

type Lookup = Readonly<{condition: Condition; size: number}>

/** The most selective lookup. */
function smallest(conditions: readonly Condition[], view: View): Lookup | undefined {
  const lookups = conditions.map((condition): Lookup => {
    const [path, values] = condition
    const size = values.reduce<number>((sum, value) => sum + view.countValue(path, value), 0)
    return {condition, size}
  })
  return lookups.sort((a, b) => a.size - b.size)[0]
}

function listsOf({condition: [path, values]}: Lookup, view: View): Documents[] {
  return values.map((value) => view.withValue(path, value))
}
