import {existsSync, readdirSync, statSync} from 'node:fs'
import {join} from 'node:path'

import {parse} from 'groq-js'
import {describe, expect, it} from 'vitest'

import {sections, sectionsFragment} from '../../../components/sections/manifest'
import {thumbnailHref} from '../../../lib/routing/thumbnail-href'
import {sectionGroups, sectionTypes} from '../../../schemas/sections'
import {entries, objectsIn} from '../content/dataset'
import {examples} from '../content/examples'
import {problemsOf} from '../content/studio'
import {root, sourceFiles} from './source-files.ts'

const typeIn = ({object}: {object: Record<string, unknown>}) => object['_type']

const names = sectionTypes.map(({name}) => name).sort()

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

interface Node {
  type: string
  attributes?: Node[]
  expr?: Node
  condition?: {left: Node; right: {value?: unknown}}
}

/** Returns the types with a projection of their own, parsed from the query. */
function projectedTypes(): string[] {
  const projection = parse(`*[0]{${sectionsFragment}}`) as Node
  const attributes = projection.expr?.attributes ?? []
  return attributes
    .filter(({type}) => type === 'ObjectConditionalSplat')
    .map(({condition}) => String(condition?.right.value))
}

describe('every type of section', () => {
  it('has a line in the manifest', () => {
    expect(Object.keys(sections).sort()).toEqual(names)
  })

  it('has a projection in the query of a page', () => {
    expect(projectedTypes().sort()).toEqual(names)
  })

  it('has a folder with its component, its fragment, its Markdown and its thumbnail', () => {
    const folders = readdirSync(join(root, 'components/sections'), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name)
    expect(folders.sort()).toEqual(names.map(kebab).sort())
    const missing = folders
      .flatMap((folder) =>
        ['tsx', 'groq.ts', 'markdown.ts', 'webp'].map((end) => `${folder}/${folder}.${end}`),
      )
      .filter((file) => !existsSync(join(root, 'components/sections', file)))
    expect(missing).toEqual([])
  })

  it('has a schema in a file of its own', () => {
    const files = new Set(sourceFiles('schemas/sections'))
    for (const name of names) expect(files).toContain(`schemas/sections/${kebab(name)}.ts`)
  })

  it('is there once, in one group of the insert menu', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(sectionGroups.filter(({title, types}) => !title || types.length === 0)).toEqual([])
  })

  it('is on a page of the seed, or else of the examples', async () => {
    const seed = entries.map(({document}) => document)
    const [used, shown] = [seed, examples].map((all) => new Set(objectsIn(all).map(typeIn)))
    expect(names.filter((name) => used?.has(name) === shown?.has(name))).toEqual([])
    expect(await problemsOf(examples[0]!)).toEqual([])
  })
})

describe('the thumbnails', () => {
  const sizes = names.map((name) => {
    const file = `components/sections/${kebab(name)}/${kebab(name)}.webp`
    return {name, bytes: statSync(join(root, file)).size}
  })

  it('are small enough to be looked at all at once', () => {
    expect(sizes.filter(({bytes}) => bytes > 12_000)).toEqual([])
    expect(sizes.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThan(400_000)
  })

  it.each(names)('of %s is served under its name', (name) => {
    expect(thumbnailHref(name)).toBe(`/studio/thumbnails/${kebab(name)}.webp`)
  })
})
