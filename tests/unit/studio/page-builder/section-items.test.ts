import {expect, test} from 'vitest'

import {puttingBack} from '../../../../studio/page-builder/section-items'

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
