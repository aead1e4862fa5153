import {evaluate, parse} from 'groq-js'
import {expect, test} from 'vitest'

import {titleInGroq, titleOf} from '../../../studio/client/document-title'

test.each([
  [{title: 'About', name: 'Other'}, 'About'],
  [{question: 'Is it open?', key: 'open'}, 'Is it open?'],
  [{name: 'Ada', from: '/ada'}, 'Ada'],
  [{key: 'team-size'}, 'team-size'],
  [{from: '/old', to: '/new'}, '/old'],
  [{originalFilename: 'a.png'}, 'a.png'],
  [{message: {en: {text: 'New'}, fr: {text: 'Nouveau'}}}, 'New'],
  [{message: {fr: {text: 'Nouveau'}}}, 'Nouveau'],
  [{message: null}, null],
  [{}, null],
])('the title of %j is %s, in the Studio and in its queries', async (document, title) => {
  expect(titleOf(document)).toBe(title)
  const query = parse(`*[0]{"title": ${titleInGroq}}.title`)
  expect(await (await evaluate(query, {dataset: [document]})).get()).toBe(title)
})

test('an empty text or a number is no title', () => {
  expect(titleOf({title: '', name: 5, key: 'open'})).toBe('open')
})
