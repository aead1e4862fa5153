import {Mutation} from '@sanity/mutator'
import * as fc from 'fast-check'
import {describe, expect, it} from 'vitest'

import {
  type Change,
  changed,
  changedBy,
  stillFit,
  undone,
} from '../../../../studio/inputs/table/changes'
import {gridOf, type Layout, layouts, type StoredTable} from '../../../../studio/inputs/table/grid'
import {patchesFor, type TablePatch} from '../../../../studio/inputs/table/patches'

const comparison = layouts['comparisonTable'] as Layout
const dataTable = layouts['dataTable'] as Layout

function pathText(path: TablePatch['path']): string {
  return path
    .map((segment) => {
      if (typeof segment === 'string') return `.${segment}`
      return typeof segment === 'number' ? `[${segment}]` : `[_key=="${segment._key}"]`
    })
    .join('')
    .slice(1)
}

function operation(patch: TablePatch) {
  const path = pathText(patch.path)
  if (patch.type === 'unset') return {unset: [path]}
  if (patch.type === 'insert') return {insert: {[patch.position]: path, items: patch.items}}
  return {[patch.type]: {[path]: patch.value}}
}

/** A table after patches, by the library that the Studio applies them with. */
function patched(table: StoredTable, patches: TablePatch[]): StoredTable {
  const mutations = patches.map((patch) => ({patch: {id: 'table', ...operation(patch)}}))
  const document = {_id: 'table', _type: 'comparisonTable', ...table}
  return new Mutation({mutations} as never).apply(document) as unknown as StoredTable
}

const text = fc.constantFrom('', 'Yes', 'No, by hand', '{{saved}}', 'line\nline')

const cells = fc.array(text, {maxLength: 5})

/** A table as editors may have left it: rows with too few cells or too many, or nothing at all. */
const table = fc
  .tuple(
    fc.option(fc.array(text, {maxLength: 4}), {nil: undefined}),
    fc.array(fc.record({criterion: text, cells}, {requiredKeys: []}), {maxLength: 5}),
  )
  .map(([columns, contents]): StoredTable => {
    const rows = contents.map((content, index) =>
      Object.assign({_key: `k${index}`, _type: 'row'}, content),
    )
    return Object.assign({}, columns && {columns}, rows.length > 0 && {rows})
  })

const number = fc.nat({max: 1000})

/** A change that fits a grid, made of any three numbers. */
function changeOf(
  stored: StoredTable,
  layout: Layout,
  [kind, first, second, written]: [number, number, number, string],
): Change {
  const {heads, rows} = gridOf(stored, layout)
  const movable = heads.length - layout.leading
  const columnAt = (pick: number) => layout.leading + (pick % movable)
  const row = rows[first % Math.max(1, rows.length)]
  const other = rows.filter(({key}) => key !== row?.key)[second % rows.length]?.key ?? null
  const fresh = {key: 'new', cells: heads.map((_, index) => `${written}${index}`)}
  const insertRow: Change = {kind: 'insertRows', before: row?.key ?? null, rows: [fresh]}
  const texts = Object.fromEntries(rows.map(({key}) => [key, `${written} ${key}`]))
  const insertColumn: Change = {
    kind: 'insertColumns',
    at: layout.leading + (first % (movable + 1)),
    columns: [{head: written, texts}],
  }
  if (kind % 7 === 0 || !row || movable === 0) return kind % 2 ? insertRow : insertColumn
  const changes: Change[] = [
    insertRow,
    insertColumn,
    {kind: 'removeRow', key: row.key},
    {kind: 'moveRow', key: row.key, before: other},
    {kind: 'removeColumn', at: columnAt(first)},
    {kind: 'moveColumn', from: columnAt(first), to: columnAt(second)},
    {kind: 'write', texts: [{row: row.key, column: second % heads.length, text: written}]},
    {kind: 'write', texts: [{row: null, column: columnAt(second), text: written}]},
  ]
  return changes[kind % changes.length] as Change
}

const pick = fc.tuple(number, number, number, text)

describe.each([
  ['a comparison', comparison],
  ['a table of a text', dataTable],
])('%s', (_, layout) => {
  it('becomes by patches what its grid becomes', () => {
    fc.assert(
      fc.property(table, fc.array(pick, {minLength: 1, maxLength: 4}), (stored, picks) => {
        let now = stored
        let grid = gridOf(stored, layout)
        for (const numbers of picks) {
          const change = changeOf(now, layout, numbers)
          if (!stillFit(grid, [change])) continue
          now = patched(now, patchesFor(now, [change], layout))
          grid = changed(grid, change)
          expect(gridOf(now, layout)).toEqual(grid)
        }
      }),
    )
  })

  it('makes several changes in one go', () => {
    fc.assert(
      fc.property(table, pick, pick, (stored, one, two) => {
        const first = changeOf(stored, layout, one)
        const after = patched(stored, patchesFor(stored, [first], layout))
        const second = changeOf(after, layout, two)
        const changes = stillFit(gridOf(after, layout), [second]) ? [first, second] : [first]
        const now = patched(stored, patchesFor(stored, changes, layout))
        expect(gridOf(now, layout)).toEqual(changedBy(gridOf(stored, layout), changes))
      }),
    )
  })

  it('is as before after any change is taken back', () => {
    fc.assert(
      fc.property(table, pick, (stored, numbers) => {
        const before = gridOf(stored, layout)
        const change = changeOf(stored, layout, numbers)
        const back = undone(before, [change])
        const after = changed(before, change)
        expect(stillFit(after, back)).toBe(true)
        expect(changedBy(after, back)).toEqual(before)
      }),
    )
  })
})

describe('the patches of a change', () => {
  const stored: StoredTable = {
    columns: ['Theirs', 'Ours'],
    rows: [
      {_key: 'a', _type: 'row', criterion: 'Voice', cells: ['No', 'Yes']},
      {_key: 'b', _type: 'row', criterion: 'Setup', cells: ['Days', 'Minutes']},
    ],
  }

  it('name one cell and no other, so that two editors do not meet', () => {
    const texts = [{row: 'b', column: 2, text: 'Seconds'}]
    expect(patchesFor(stored, [{kind: 'write', texts}], comparison)).toEqual([
      {type: 'set', path: ['rows', {_key: 'b'}, 'cells', 1], value: 'Seconds'},
    ])
  })

  it('keep what others wrote in the same row meanwhile', () => {
    const mine = patchesFor(
      stored,
      [{kind: 'write', texts: [{row: 'a', column: 2, text: 'Mine'}]}],
      comparison,
    )
    const theirs = patchesFor(
      stored,
      [{kind: 'write', texts: [{row: 'a', column: 1, text: 'Theirs'}]}],
      comparison,
    )
    expect(patched(stored, [...theirs, ...mine]).rows?.[0]?.cells).toEqual(['Theirs', 'Mine'])
  })

  it('leave no empty criterion behind', () => {
    const texts = [{row: 'a', column: 0, text: ''}]
    const now = patched(stored, patchesFor(stored, [{kind: 'write', texts}], comparison))
    expect(now.rows?.[0]).toEqual({_key: 'a', _type: 'row', cells: ['No', 'Yes']})
  })

  it('keep the keys and types of rows that move', () => {
    const now = patched(
      stored,
      patchesFor(stored, [{kind: 'moveRow', key: 'b', before: 'a'}], comparison),
    )
    expect(now.rows).toEqual([stored.rows?.[1], stored.rows?.[0]])
  })

  it('do not undo what names a row that somebody else has removed', () => {
    const grid = gridOf({...stored, rows: []}, comparison)
    expect(stillFit(grid, [{kind: 'write', texts: [{row: 'a', column: 1, text: 'No'}]}])).toBe(
      false,
    )
  })
})
