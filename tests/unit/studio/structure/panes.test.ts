import {describe, expect, test} from 'vitest'

import {panesWithList} from '../../../../studio/structure/panes'
import {panesBeside} from '../../../../studio/ui/panes'

const panes = [
  [{id: 'settings'}],
  [{id: 'about', params: {path: 'seo'}}, {id: 'beside'}],
  [{id: 'below'}],
]

describe('a document that a link opens', () => {
  test('is opened in the list of its language', () => {
    expect(panesWithList(panes, 1, {id: 'about', type: 'page', language: 'fr'})).toEqual([
      panes[0],
      [{id: 'page-fr'}],
      panes[1],
      panes[2],
    ])
  })

  test.each([null, 'xx', undefined])('in no language (%s) stands by itself', (language) => {
    expect(panesWithList(panes, 1, {id: 'about', type: 'page', language})).toEqual([
      panes[0],
      [
        {id: '__edit__about', params: {path: 'seo', type: 'page'}},
        {id: '__edit__about', params: {type: 'page'}},
      ],
      panes[2],
    ])
  })
})

describe('a translation', () => {
  const opened = {id: 'a-propos', type: 'page'}

  test.each([0, 1, 2])('is opened beside the document in pane %i', (index) => {
    const after = panesBeside(panes, index, opened)
    expect(after).toHaveLength(4)
    expect(after?.[index + 1]).toEqual([{id: 'a-propos', params: {type: 'page'}}])
    expect(after?.toSpliced(index + 1, 1)).toEqual(panes)
  })

  test.each(['a-propos', '__edit__a-propos'])('that is open as %s is not opened again', (id) => {
    expect(panesBeside([...panes, [{id: 'other'}, {id}]], 1, opened)).toBeNull()
  })
})
