import type {SanityDocument} from 'sanity'
import {expect, test} from 'vitest'

import {documentsOf, replacement} from '../../../studio/tools/media/stored-pictures'

const picture = (id: string) => ({_type: 'picture', asset: {_type: 'reference', _ref: id}})

test('a replaced picture changes in each field that shows it, and nowhere else', () => {
  const document = {
    _id: 'drafts.about',
    _type: 'page',
    _createdAt: '',
    _updatedAt: '',
    _rev: 'r1',
    title: 'image-a is "a"',
    seo: {image: picture('image-b')},
    sections: [{_key: 's', body: [{_key: 'b', picture: picture('image-a')}]}],
  }
  expect(replacement(document, 'image-a', 'image-c')).toEqual({
    ifRevisionID: 'r1',
    set: {sections: [{_key: 's', body: [{_key: 'b', picture: picture('image-c')}]}]},
  })
  expect(replacement(document, 'image', 'image-c').set).toEqual({})
})

test('the documents that show a picture are counted without their drafts and versions', () => {
  const stored = ['drafts.about', 'about', 'versions.spring.about', 'pricing', 'drafts.new']
  const uses = stored.map((_id) => ({_id, _type: 'page'}) as SanityDocument)
  const documents = documentsOf(uses)
  expect([...documents.keys()]).toEqual(['about', 'pricing', 'new'])
  expect(documents.get('pricing')).toBe(uses[3])
})
