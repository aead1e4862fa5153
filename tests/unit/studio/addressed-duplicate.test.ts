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
])('a copy of the page %s, when %j are taken, is at %s', (path, taken, expected) => {
  expect(withFreeAddress({...page, path}, taken)).toEqual({...page, path: expected})
})

test('a copy of an article gets a slug, and leaves those in other languages to the original', () => {
  const slug = {_type: 'slug', current: 'crm-2025'}
  const untranslatedSlugs = [{language: 'fr', slug: 'crm-2025-fr'}]
  expect(withFreeAddress({...article, slug, untranslatedSlugs}, ['crm-2025-2'])).toEqual({
    ...article,
    slug: {_type: 'slug', current: 'crm-2025-3'},
  })
})

test('a copy of what has no address yet gets none', () => {
  expect(withFreeAddress(page, [])).toEqual(page)
})

test('addresses are taken by drafts, by releases and by slugs in other languages', () => {
  const dataset = [
    {_id: 'drafts.a', _type: 'article', slug: {current: 'a'}},
    {_id: 'versions.r1.b', _type: 'article', untranslatedSlugs: [{slug: 'b'}]},
    {_id: 'c', _type: 'page', path: 'c'},
  ]
  const taken = toJS(evaluateSync(parse(takenQuery), {dataset, params: {type: 'article'}}))
  expect(taken).toEqual(expect.arrayContaining(['a', 'b']))
  expect(taken).not.toContain('c')
})
