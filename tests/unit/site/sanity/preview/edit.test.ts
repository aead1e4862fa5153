import {describe, expect, it} from 'vitest'

import {editIn, withoutDrag} from '../../../../../lib/sanity/preview/edit'
import {sourceFiles, sourceOf} from '../../source-files.ts'

const page = {_id: 'drafts.page-home-en', _type: 'page'}
const edit = editIn('/studio')(page)

const attribute = (path: string) => ({
  'data-sanity': `id=page-home-en;type=page;path=${path};base=%2Fstudio`,
})

describe('a part of a page in a preview', () => {
  it('edit attributes can disable dragging', () => {
    expect(withoutDrag(edit('title'))).toEqual({
      ...attribute('title'),
      'data-sanity-drag-disable': 'true',
    })
  })
})

it('no component writes edit attributes directly', () => {
  const files = ['app', 'components', 'lib', 'studio'].flatMap(sourceFiles)
  const spelling = files.filter(
    (file) => /\.tsx?$/.test(file) && /data-sanity(?:-drag-disable)?['"=]/.test(sourceOf(file)),
  )
  expect(spelling).toEqual(['lib/sanity/preview/edit.ts'])
})
