import {createElement} from 'react'
import {prerender} from 'react-dom/static'
import {describe, expect, it} from 'vitest'

import {longTextFragment} from '../../../../components/blocks/content'
import {figureColumns, isFigure} from '../../../../components/blocks/data-table/data-table'
import {FigureRow} from '../../../../components/blocks/figure-row/figure-row'
import {noEdit} from '../../../../lib/sanity/preview/edit'
import {blockTypes} from '../../../../schemas/blocks'
import {longText} from '../../../../schemas/objects/long-text'
import {projectedTypes} from '../manifest.ts'

const names = blockTypes.map(({name}) => name).sort()

/** Returns whether a type has a field, at any depth, whose content is in another document. */
function refersElsewhere(type: unknown): boolean {
  if (Array.isArray(type)) return type.some(refersElsewhere)
  if (typeof type !== 'object' || type === null) return false
  const {type: kind, fields, of} = type as {type?: string; fields?: unknown; of?: unknown}
  if (['reference', 'link', 'picture', 'richText'].includes(String(kind))) return true
  return refersElsewhere(fields) || refersElsewhere(of)
}

describe('every type of block', () => {
  it('every block type is listed once in the long text schema', () => {
    const offered = longText.of.map((member) => member.type).filter((type) => type !== 'block')
    expect(offered.sort()).toEqual(names)
  })

  it('every block type with references has a projection', () => {
    const projected = projectedTypes(longTextFragment)
    expect(new Set(projected).size).toBe(projected.length)
    expect(names).toEqual(expect.arrayContaining(projected))
    const referring = blockTypes.filter(refersElsewhere).map(({name}) => name)
    expect(
      projected,
      'Add the fragment to longTextFragment in components/blocks/content.ts',
    ).toEqual(expect.arrayContaining(referring))
  })
})

describe('the cells of a table', () => {
  it.each(['1,204', '67%', '67\u202f%', '48\u00a0000\u00a0€', '+27', '5–10'])(
    'the cell %s counts as a number',
    (cell) => {
      expect(isFigure(cell)).toBe(true)
    },
  )

  it.each(['', '–', 'Week 8', '204 of 240', '$175 plus $125'])('read %s as words', (cell) => {
    expect(isFigure(cell)).toBe(false)
  })

  it('a column of numbers alone is numeric', () => {
    const rows = [{cells: ['1', '12', '–', '4', 'Yes']}, {cells: ['2', '13.5', '7%', 'none', 'No']}]
    expect(figureColumns(['Rank', 'A', 'B', 'C', 'D'], rows)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    expect(figureColumns(['A', 'B'], [{cells: ['a', '–']}, {}])).toEqual([false, false])
  })
})

it('a source of figures that was checked twice in a month is listed once', async () => {
  const figures = ['2025-08-01', '2025-08-20'].map((asOf) => {
    return {key: asOf, _key: asOf, value: 1, source: {en: 'A study'}, asOf}
  })
  const context = {locale: 'en', edit: noEdit}
  const props = {block: {figures}, context, edit: noEdit({_id: '', _type: ''})}
  const {prelude} = await prerender(createElement(FigureRow, props as never))
  expect((await new Response(prelude).text()).split('A study')).toHaveLength(2)
})
