import type {StoredDocument} from '../../contract.ts'
import {byId} from '../documents/document-set.ts'
import {REFERENCES} from '../documents/references.ts'
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
  if (only && lists.every((list) => list === only)) return only
  return [...new Set(lists.flat())].sort(byId)
}

/** Lists that hold the matches; undefined when no index helps. */
function lookUp(conditions: Conjunction, view: View): Documents[] | undefined {
  const ids = conditions.get('_id')
  if (ids) return [[...new Set(ids.map(String))].sort().flatMap((id) => view.get(id) ?? [])]
  const versions = conditions.get(VERSIONS)
  if (versions) return versions.map((id) => view.versionsOf(String(id)))
  const references = conditions.get(REFERENCES)
  if (references) return references.map((id) => view.referringTo(String(id)))
  const ofTypes = conditions.get('_type')?.map((type) => view.ofType(String(type)))
  const most = ofTypes?.reduce((total, {length}) => total + length, 0) ?? Infinity
  const search = conditions.get(TEXT)?.[0]
  const found = typeof search === 'string' ? view.withText(search, most) : undefined
  return found ? [found] : ofTypes
}
