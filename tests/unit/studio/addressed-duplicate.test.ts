import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'

import {takenQuery, withFreeAddress} from '../../../studio/actions/addressed-duplicate'

const page = {_id: 'drafts.copy', _type: 'page', title: 'About'}
const article = {_id: 'drafts.copy', _type: 'article'}

test.each([
  ['about', [], 'about-2'],
  ['about', ['about', 'about-2', null, 'about-4'], 'about-3'],
  ['product/voice', [], 'product/voice-2'],
  ['/', [], 'home-2'],
])('a copy of the page %s, with %j taken, gets the path %s', (path, taken, expected) => {
  expect(withFreeAddress({...page, path}, taken)).toEqual({...page, path: expected})
})

test('a copy of an article has its own slug in each language where it is shown', () => {
  const slug = {_type: 'slug', current: 'crm-2025'}
  const untranslatedSlugs = [{language: 'fr', slug: 'crm-2025-fr'}]
  expect(withFreeAddress({...article, slug, untranslatedSlugs}, ['crm-2025-2'])).toEqual({
    ...article,
    slug: {_type: 'slug', current: 'crm-2025-3'},
    untranslatedSlugs: [{language: 'fr'}],
  })
})

test('a copy of a document without a path gets no path', () => {
  expect(withFreeAddress(page, [])).toEqual(page)
})

test('drafts, releases and slugs in other languages reserve paths', () => {
  const dataset = [
    {_id: 'drafts.a', _type: 'article', slug: {current: 'a'}},
    {_id: 'versions.r1.b', _type: 'article', untranslatedSlugs: [{slug: 'b'}]},
    {_id: 'c', _type: 'page', path: 'c'},
  ]
  const taken = toJS(evaluateSync(parse(takenQuery), {dataset, params: {type: 'article'}}))
  expect(taken).toEqual(expect.arrayContaining(['a', 'b']))
  expect(taken).not.toContain('c')
})
