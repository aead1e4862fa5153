import {expect, test} from 'vitest'

import {isNew, nameOf, puttingBack} from '../../../../studio/page-builder/section-items'

const section = (_key: string) => ({_key, _type: 'prose'})

const sections = [section('a'), section('b'), section('c')]

test.each([
  ['a', 'before', 0],
  ['b', 'after', {_key: 'a'}],
  ['c', 'after', {_key: 'b'}],
  ['gone', 'before', 0],
])('the removed section %s is put back %s %j', (key, position, place) => {
  const items = [section(key)]
  expect(puttingBack(section(key), sections)).toMatchObject({
    type: 'insert',
    position,
    path: [place],
    items,
  })
})

test('a section is new while it has nothing of its own', () => {
  expect(isNew({_key: 'a'})).toBe(true)
  expect(isNew(section('a'))).toBe(true)
  expect(isNew({...section('a'), heading: undefined} as never)).toBe(false)
})

test.each([
  ['Why us', 'Why us'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), 'x'.repeat(100)],
  ['', 'Text'],
  [undefined, 'Text'],
  [{_type: 'heading'}, 'Text'],
])('a shared section with the heading %j is called %j', (heading, name) => {
  expect(nameOf(heading, 'Text')).toBe(name)
})
