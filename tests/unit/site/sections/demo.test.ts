import {expect, it} from 'vitest'

import {oneLine} from '../../../../components/sections/hero/interactive-demo'

it.each([
  ['One', 'One'],
  ['One\ntwo', 'One two'],
  ['One \r\n\n  two\n three ', 'One two three '],
  ['\n', ' '],
])('the lines of %j are one sentence', (pasted, sentence) => {
  expect(oneLine(pasted)).toBe(sentence)
})
