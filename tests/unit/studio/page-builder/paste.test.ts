import {expect, test} from 'vitest'

import {sectionsIn} from '../../../../studio/page-builder/copied-sections'
import {withoutOthers} from '../../../../studio/page-builder/readable-sections'

const to = (id: string) => ({_type: 'reference', _key: id, _ref: id})

const questions = {
  _type: 'faqList',
  _key: 'faqs',
  heading: 'What people ask',
  questions: [to('faq-en'), to('faq-without-language')],
}

const hero = {
  _type: 'hero',
  _key: 'hero',
  image: {_type: 'image', asset: {_type: 'reference', _ref: 'image-a'}},
  buttons: [{_type: 'link', _key: 'more', kind: 'reference', reference: to('page-en')}],
}

const copy = (value: unknown, patchType: string) => ({
  type: 'sanityClipboardItem',
  isDocument: false,
  patchType,
  value,
})

test('pasted sections lose only references to the other language', () => {
  const readable = new Set(['faq-without-language', 'image-a'])
  expect(withoutOthers([questions, hero], readable)).toEqual([
    {...questions, questions: [to('faq-without-language')]},
    {...hero, buttons: [{_type: 'link', _key: 'more', kind: 'reference'}]},
  ])
  expect(withoutOthers([null, 'text', {_ref: 5}, to('page-en')], readable)).toEqual([
    null,
    'text',
    {_ref: 5},
  ])
})

test('pasting adds one section, or replaces a whole list', () => {
  const allowed = ['hero', 'faqList']
  const added = {sections: [hero], isWhole: false}
  expect(sectionsIn(copy([hero], 'append'), allowed)).toEqual(added)
  expect(sectionsIn(copy(hero, 'replace'), allowed)).toEqual(added)
  const whole = {sections: [hero, questions], isWhole: true}
  expect(sectionsIn(copy([hero, questions], 'replace'), allowed)).toEqual(whole)
})

test.each([
  ['a text', copy('What people ask', 'replace')],
  ['a list that holds something else', copy([hero, {_type: 'tip'}], 'append')],
  ['an empty list', copy([], 'replace')],
  ['a list of nothing', copy([null], 'append')],
  ['an object without a type', copy([{_type: 5}], 'append')],
  ['a section that the list does not hold', copy({...hero, _type: 'tip'}, 'append')],
  ['a document', {...copy({_type: 'hero'}, 'replace'), isDocument: true}],
  ['nothing', null],
])('pasting is left to Sanity: %s', (_, copied) => {
  expect(sectionsIn(copied, ['hero', 'faqList'])).toBeNull()
})
