import {expect, it} from 'vitest'

import {fileUrl} from '../../../../lib/sanity/assets'

it('the address of a file is built from its id', () => {
  const url = fileUrl({_id: 'file-a1b2-pdf'})
  expect(url).toBe('https://cdn.sanity.io/files/placeholder/production/a1b2.pdf')
})

it.each([
  null,
  undefined,
  {_id: ''},
  {_id: 'file-a1b2'},
  {_id: 'image-a1b2-10x10-png'},
  {_id: 'my-file-a1b2-pdf'},
  {_id: 'file-a1b2-pdf-old'},
])('%j has no address', (asset) => {
  expect(fileUrl(asset)).toBeNull()
})
