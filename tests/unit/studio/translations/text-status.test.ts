import {describe, expect, test} from 'vitest'

import {suggestedAddress} from '../../../../studio/translations/address-suggestion'
import {recordOf} from '../../../../studio/translations/record'
import {textStatusesOf} from '../../../../studio/translations/text-status'

const block = (key: string, text: string) => ({
  _key: key,
  _type: 'block',
  children: [{_key: 'a', _type: 'span', text}],
})

const texts = (values: Record<string, string>) =>
  Object.entries(values).map(([path, text]) => ({path, titles: [], text}))

const english = {
  title: 'About',
  'body[_key=="a"]': 'First',
  'body[_key=="b"]': 'Second',
  'tags[0]': 'us',
}

/** Returns a field's marks; `since` holds the texts of the source that have changed. */
function marks(path: string, value: unknown, since: Record<string, string> = {}) {
  const record = recordOf({language: 'fr', from: 'en'}, texts(english))
  const source = new Map(Object.entries({...english, ...since}))
  return textStatusesOf({record, source}, path, value).map(({kind, source: text}) => [kind, text])
}

describe('a field', () => {
  test("a field with the source's text is marked as untranslated", () => {
    expect(marks('title', 'About')).toEqual([['untranslated', 'About']])
    expect(marks('title', 'À propos')).toEqual([['translated', 'About']])
  })

  test('a field is marked as outdated when its source has changed', () => {
    expect(marks('title', 'À propos', {title: 'About us'})).toEqual([['changed', 'About us']])
  })

  test('paragraphs and items are marked individually', () => {
    expect(marks('body', [block('a', 'Premier'), block('b', 'Second')])).toEqual([
      ['translated', 'First'],
      ['untranslated', 'Second'],
    ])
    expect(marks('body', [{_key: 'a', _type: 'block'}])).toEqual([['translated', 'First']])
    expect(marks('tags', ['us', 5, null])).toEqual([['untranslated', 'us']])
  })

  test('a mark names the path of its text, and none is on a text that the translation keeps', () => {
    const record = recordOf({language: 'fr', from: 'en'}, texts(english), {
      texts: [{path: 'body[_key=="b"]', kept: true}],
    })
    const source = new Map(Object.entries(english).filter(([path]) => path !== 'body[_key=="a"]'))
    const value = [block('a', 'First'), block('b', 'Second')]
    expect(textStatusesOf({record, source}, 'body', value)).toEqual([
      {path: 'body[_key=="b"]', kind: 'translated', source: 'Second'},
    ])
    expect(textStatusesOf({record, source}, 'title', 'About')).toEqual([
      {path: 'title', kind: 'untranslated', source: 'About'},
    ])
  })
})

describe('an address', () => {
  test.each([
    [{path: 'about'}, 'À propos', '', 'a-propos'],
    [{path: 'compare/hubspot'}, 'HubSpot', 'comparatif', 'comparatif/hubspot'],
    [{path: '/'}, null, '', '/'],
    [{path: 'about'}, null, '', null],
    [{path: 'about'}, '—', 'comparatif', null],
    [{untranslatedSlugs: [{language: 'fr', slug: 'pourquoi'}]}, null, '', 'pourquoi'],
    [{untranslatedSlugs: [{language: 'de', slug: 'warum'}]}, 'Pourquoi ?', '', 'pourquoi'],
    [{untranslatedSlugs: [{language: 'fr', slug: ''}]}, 'Pourquoi', '', 'pourquoi'],
    [null, 'Pourquoi', '', 'pourquoi'],
  ])('suggests a slug for a translation of %j', (source, title, parent, address) => {
    expect(suggestedAddress(source, {language: 'fr', title, parent})).toBe(address)
  })
})
