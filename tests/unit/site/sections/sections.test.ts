import {statSync} from 'node:fs'
import {join} from 'node:path'

import {describe, expect, it} from 'vitest'

import {sectionsFragment} from '../../../../components/sections/manifest'
import {sectionTypes} from '../../../../schemas/sections'
import {dataset, objectsIn} from '../../content/dataset'
import {examples} from '../../content/examples'
import {problemsOf} from '../../content/studio'
import {expectNone} from '../../expect-none.ts'
import {kebab, projectedTypes} from '../manifest.ts'
import {root} from '../source-files.ts'

const typeIn = ({object}: {object: Record<string, unknown>}) => object['_type']

const names = sectionTypes.map(({name}) => name).sort()

describe('every type of section', () => {
  it('has a fragment in the query of a page', () => {
    const projected = projectedTypes(sectionsFragment).sort()
    expect(projected, 'Add the fragment to sectionsFragment in the manifest').toEqual(names)
  })

  it('every section type is used in the seed or in the examples', async () => {
    const [used, shown] = [dataset, examples].map((all) => new Set(objectsIn(all).map(typeIn)))
    expectNone(
      names.filter((name) => !used?.has(name) && !shown?.has(name)),
      'Show a section that the seed does not use in tests/unit/content/examples.ts',
    )
    expect(await problemsOf(examples[0]!)).toEqual([])
  })
})

describe('the thumbnails', () => {
  const sizes = names.map((name) => {
    const file = `components/sections/${kebab(name)}/${kebab(name)}.webp`
    return {name, bytes: statSync(join(root, file)).size}
  })

  it('thumbnails are small enough for the insert menu', () => {
    expectNone(
      sizes.filter(({bytes}) => bytes > 12_000),
      'Make the thumbnail 12 kB at most',
    )
    expect(sizes.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThan(400_000)
  })
})
