import {describe, expect, it} from 'vitest'

import {
  editIn,
  withoutDrag,
  isEditable,
  itemPath,
  itemsOf,
  noEdit,
  positionPath,
  within,
} from '../../../../../lib/sanity/preview/edit'
import {sourceFiles, sourceOf} from '../../source-files.ts'

const page = {_id: 'drafts.page-home-en', _type: 'page'}
const edit = editIn('/studio')(page)

const attribute = (path: string) => ({
  'data-sanity': `id=page-home-en;type=page;path=${path};base=%2Fstudio`,
})

describe('a part of a page in a preview', () => {
  it('edit attributes name the field of the published document', () => {
    expect(edit('title')).toEqual(attribute('title'))
    expect(edit('seo.description')).toEqual(attribute('seo.description'))
  })

  it('there are no edit attributes without a field', () => {
    expect(edit()).toEqual({})
  })

  it('edit attributes of a child contain its path', () => {
    const section = within(edit, itemPath('sections', 'hero'))
    expect(section()).toEqual(attribute('sections:hero'))
    expect(section('title')).toEqual(attribute('sections:hero.title'))
    const link = itemsOf(section, 'links')
    expect(link('a1')).toEqual(attribute('sections:hero.links:a1'))
    expect(link('a1', 'label')).toEqual(attribute('sections:hero.links:a1.label'))
    expect(link('a1', positionPath('items', 2))).toEqual(
      attribute('sections:hero.links:a1.items:2'),
    )
  })

  it('edit attributes can disable dragging', () => {
    expect(withoutDrag(edit('title'))).toEqual({
      ...attribute('title'),
      'data-sanity-drag-disable': 'true',
    })
  })
})

describe('a part of a visitor’s page', () => {
  const nothing = noEdit(page)

  it("visitors' pages have no edit attributes, not even undefined ones", () => {
    const parts = [
      nothing('title'),
      within(nothing, 'scene')('footnote'),
      itemsOf(nothing, 'links')('a1'),
      withoutDrag(nothing('title')),
    ]
    for (const part of parts) {
      expect(Object.keys(part)).toEqual([])
      expect(isEditable(part)).toBe(false)
    }
  })
})

it('no component writes edit attributes directly', () => {
  const files = ['app', 'components', 'lib', 'studio'].flatMap(sourceFiles)
  const spelling = files.filter(
    (file) => /\.tsx?$/.test(file) && /data-sanity(?:-drag-disable)?['"=]/.test(sourceOf(file)),
  )
  expect(spelling).toEqual(['lib/sanity/preview/edit.ts'])
})
