import {existsSync, readdirSync} from 'node:fs'
import {join} from 'node:path'

import {parse} from 'groq-js'
import {describe, expect, it} from 'vitest'

import {figureColumns, isFigure} from '../../../components/blocks/data-table/columns'
import {blocks, longTextFragment} from '../../../components/blocks/manifest'
import {blockTypes} from '../../../schemas/blocks'
import {longText} from '../../../schemas/objects/long-text'
import {root, sourceFiles} from './source-files.ts'

const names = blockTypes.map(({name}) => name as string).sort()

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

interface Node {
  type: string
  attributes?: Node[]
  expr?: Node
  condition?: {left: Node; right: {value?: unknown}}
}

/** Returns the types for which a text's projection adds fields, parsed from the query. */
function projectedTypes(): string[] {
  const projection = parse(`*[0]{${longTextFragment}}`) as Node
  const attributes = projection.expr?.attributes ?? []
  return attributes
    .filter(({type}) => type === 'ObjectConditionalSplat')
    .map(({condition}) => String(condition?.right.value))
}

/** Returns whether a type has a field, at any depth, whose content is in another document. */
function refersElsewhere(type: unknown): boolean {
  if (Array.isArray(type)) return type.some(refersElsewhere)
  if (typeof type !== 'object' || type === null) return false
  const {type: kind, fields, of} = type as {type?: string; fields?: unknown; of?: unknown}
  if (['reference', 'link', 'picture', 'richText'].includes(String(kind))) return true
  return refersElsewhere(fields) || refersElsewhere(of)
}

describe('every type of block', () => {
  it('has a line in the manifest', () => {
    expect(Object.keys(blocks).sort()).toEqual(names)
  })

  it('has a folder with its component and its Markdown', () => {
    const folders = readdirSync(join(root, 'components/blocks'), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name)
    expect(folders.sort()).toEqual(names.map(kebab).sort())
    const missing = folders
      .flatMap((folder) => ['tsx', 'markdown.ts'].map((end) => `${folder}/${folder}.${end}`))
      .filter((file) => !existsSync(join(root, 'components/blocks', file)))
    expect(missing).toEqual([])
  })

  it('has a schema in a file of its own', () => {
    const files = new Set(sourceFiles('schemas/blocks'))
    for (const name of names) expect(files).toContain(`schemas/blocks/${kebab(name)}.ts`)
  })

  it('may be inserted in a long text, once', () => {
    const offered = longText.of.map((member) => member.type).filter((type) => type !== 'block')
    expect(offered.sort()).toEqual(names)
  })

  it('has a projection where it needs what is in other documents', () => {
    const projected = projectedTypes()
    expect(new Set(projected).size).toBe(projected.length)
    expect(names).toEqual(expect.arrayContaining(projected))
    const referring = blockTypes.filter(refersElsewhere).map(({name}) => name)
    expect(projected).toEqual(expect.arrayContaining(referring))
  })
})

describe('the cells of a table', () => {
  it.each([
    '12.0',
    '1,204',
    '$2,400',
    '€48',
    '67%',
    '67\u202f%',
    '48\u00a0000\u00a0€',
    '−6.9',
    '+27',
    '5–10',
    '$1.2M',
  ])('read %s as a figure', (cell) => {
    expect(isFigure(cell)).toBe(true)
  })

  it.each(['', '–', 'Nothing', 'Week 8', '204 of 240', '15 minutes', 'Art. 28', '$175 plus $125'])(
    'read %s as words',
    (cell) => {
      expect(isFigure(cell)).toBe(false)
    },
  )

  it('make a column of figures when nothing else is in it', () => {
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
