import {Mutation} from '@sanity/mutator'
import type {FormPatch, Path} from 'sanity'

import type {StoredTable} from '../../../../studio/inputs/table/grid'

function pathText(path: Path): string {
  return path
    .map((segment) => {
      if (typeof segment === 'string') return `.${segment}`
      if (typeof segment === 'number') return `[${segment}]`
      return `[_key=="${(segment as {_key: string})._key}"]`
    })
    .join('')
    .slice(1)
}

function operation(patch: FormPatch) {
  const path = pathText(patch.path)
  if (patch.type === 'unset') return {unset: [path]}
  if (patch.type === 'insert') return {insert: {[patch.position]: path, items: patch.items}}
  return {[patch.type]: {[path]: 'value' in patch ? patch.value : undefined}}
}

/** Applies patches to a table with the library that the Studio uses. */
export function patched(table: StoredTable, patches: FormPatch[]): StoredTable {
  const mutations = patches.map((patch) => ({patch: {id: 'table', ...operation(patch)}}))
  const document = {_id: 'table', _type: 'comparisonTable', ...table}
  return new Mutation({mutations} as never).apply(document) as unknown as StoredTable
}
