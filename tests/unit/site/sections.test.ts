import {existsSync, readdirSync} from 'node:fs'
import {join} from 'node:path'

import {parse} from 'groq-js'
import {describe, expect, it} from 'vitest'

import {sectionsFragment} from '../../../components/sections/fragments'
import {markdownRegistry} from '../../../components/sections/markdown'
import {registry} from '../../../components/sections/registry'
import {sectionTypes} from '../../../schemas/sections'
import {root, sourceFiles} from './source-files.ts'

const names = sectionTypes.map(({name}) => name).sort()

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

interface Node {
  type: string
  attributes?: Node[]
  expr?: Node
  condition?: {left: Node; right: {value?: unknown}}
}

/** The types that have a projection of their own, read from the query as the Content Lake reads it. */
function projectedTypes(): string[] {
  const projection = parse(`*[0]{${sectionsFragment}}`) as Node
  const attributes = projection.expr?.attributes ?? []
  return attributes
    .filter(({type}) => type === 'ObjectConditionalSplat')
    .map(({condition}) => String(condition?.right.value))
}

describe('every type of section', () => {
  it('has a component', () => {
    expect(Object.keys(registry).sort()).toEqual(names)
    for (const component of Object.values(registry)) expect(component).toBeTypeOf('function')
  })

  it('can be written as Markdown', () => {
    expect(Object.keys(markdownRegistry).sort()).toEqual(names)
  })

  it('has a projection in the query of a page', () => {
    expect(projectedTypes().sort()).toEqual(names)
  })

  it('has a folder with its component, its fragment and its Markdown', () => {
    const folders = readdirSync(join(root, 'components/sections'), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name)
    expect(folders.sort()).toEqual(names.map(kebab).sort())
    const missing = folders
      .flatMap((folder) =>
        ['tsx', 'groq.ts', 'markdown.ts'].map((end) => `${folder}/${folder}.${end}`),
      )
      .filter((file) => !existsSync(join(root, 'components/sections', file)))
    expect(missing).toEqual([])
  })

  it('has a schema in a file of its own', () => {
    const files = new Set(sourceFiles('schemas/sections'))
    for (const name of names) expect(files).toContain(`schemas/sections/${kebab(name)}.ts`)
  })

  it('is there once', () => {
    expect(new Set(names).size).toBe(names.length)
  })
})
