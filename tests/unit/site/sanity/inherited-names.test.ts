import {describe, expect, it} from 'vitest'

import {ownValue, withoutInheritedNames} from '../../../../lib/sanity/inherited-names'

const inherited = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf']

const span = (marks: string[]) => ({_type: 'span', _key: 's', text: 'Said', marks})
const block = {
  _type: 'block',
  _key: 'b',
  style: 'h2',
  listItem: 'bullet',
  markDefs: [{_type: 'textLink', _key: 'l'}],
  children: [span(['strong', 'l'])],
}

describe.each(inherited)('%s', (name) => {
  it('is not found in a registry', () => {
    expect(ownValue({known: 1}, name)).toBeUndefined()
    expect(ownValue({known: 1}, 'known')).toBe(1)
  })

  it('is removed as type, style, list or mark of a text', () => {
    const inheritedKeys = {
      ...block,
      style: name,
      listItem: name,
      markDefs: [...block.markDefs, {_type: name, _key: 'n'}],
      children: [span(['strong', name, 'l']), {...span([]), _type: name}],
    }
    expect(withoutInheritedNames([inheritedKeys, {...block, _type: name}])).toEqual([
      {...block, style: 'normal', listItem: undefined},
    ])
  })
})

it('keeps other texts unchanged', () => {
  expect(withoutInheritedNames([block])).toEqual([block])
})

it.each([
  [1e9, 10],
  [Infinity, 10],
  [3, 3],
  [0, 1],
  [-5, 1],
  [Number.NaN, 1],
  ['deep', 1],
  [null, 1],
])('a list item of level %s has level %s', (written, level) => {
  expect(withoutInheritedNames([{...block, level: written}])).toEqual([{...block, level}])
})
