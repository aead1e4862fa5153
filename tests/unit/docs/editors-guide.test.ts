import {readdirSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

import {describe, expect, it} from 'vitest'

import {guideIn} from '../../fixtures/editors-guide.ts'

const folder = fileURLToPath(new URL('../../../docs/images/editors/', import.meta.url))

const guides = {en: guideIn('en'), fr: guideIn('fr')}

const picturesOf = (guide: string) =>
  [...guide.matchAll(/!\[([^\]]+)\]\(images\/editors\/([^)]+)\)/g)].map(([, , file]) =>
    String(file),
  )

/** Returns the level of each heading in order. */
const levelsOf = (guide: string) => [...guide.matchAll(/^(#+) /gm)].map(([, marks]) => marks)

const named = [...picturesOf(guides.en), ...picturesOf(guides.fr)].toSorted()

describe("the editors' guide", () => {
  it('the guide shows every existing picture and no missing one', () => {
    expect(named).toEqual(readdirSync(folder).toSorted())
    expect(named.length).toBeGreaterThan(20)
  })

  it('the guide has the same headings and pictures in both languages', () => {
    expect(levelsOf(guides.fr)).toEqual(levelsOf(guides.en))
    const inFrench = picturesOf(guides.en).map((file) => file.replace('.en.', '.fr.'))
    expect(picturesOf(guides.fr)).toEqual(inFrench)
  })

  it('French punctuation has no-break spaces', () => {
    expect(
      guides.fr.match(/.{0,20}(?:[^\u202F|\s][?!;%](?=\s|$)| [?!;%»]|« | :(?= )).{0,20}/gm),
    ).toBeNull()
  })
})
