import {expect, it} from 'vitest'

import {sourceFiles, sourceOf} from '../../source-files.ts'

it('no component writes edit attributes directly', () => {
  const files = ['app', 'components', 'lib', 'studio'].flatMap(sourceFiles)
  const spelling = files.filter(
    (file) => /\.tsx?$/.test(file) && /data-sanity(?:-drag-disable)?['"=]/.test(sourceOf(file)),
  )
  expect(spelling).toEqual(['lib/sanity/preview/edit.ts'])
})
