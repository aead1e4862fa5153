import {expect, it} from 'vitest'

import {cleanAddress, cleanLine, cleanText} from '../../../../lib/leads/clean'
import {oddValues} from './odd-values'

it.each([
  ['Jane\tDoe', 'Jane Doe'],
  ['\u200BJane\u00A0\u200EDoe\uFEFF', 'Jane Doe'],
  ['Jane\r\n\r\nDoe', 'Jane Doe'],
  ['Ja\u00ADne\u2028Doe\u0007', 'Jane Doe'],
  ['\u3164\u200D', ''],
  ['\u2800Ann\u2800\u{1D159}Lee', 'Ann Lee'],
  ['\u2800\u{13441}\u{16FE4}', ''],
])('one line of %j is %j', (typed, line) => {
  expect(cleanLine(typed)).toBe(line)
})

it('a message keeps its line breaks and indents', () => {
  expect(cleanText('\u200B One\r\n\r\n\ttwo\u00A0three\vfour\n')).toBe('One\n\n two three\nfour')
})

it.each([
  ['info@münchen.de', 'info@xn--mnchen-3ya.de'],
  ['info@MÜNCHEN.de\u200B', 'info@xn--mnchen-3ya.de'],
  ['info@bücher。example', 'info@xn--bcher-kva.example'],
  ['Jane@Example.COM', 'Jane@Example.COM'],
  ['a@bücher.example/x', 'a@bücher.example/x'],
  ['é@bücher.example', 'é@xn--bcher-kva.example'],
  ['a@b@bücher.example', 'a@b@bücher.example'],
])('the address %j is %j', (typed, address) => {
  expect(cleanAddress(typed)).toBe(address)
})

it('what is clean stays as it is', () => {
  expect(oddValues.length).toBeGreaterThan(1000)
  for (const clean of [cleanLine, cleanText, cleanAddress])
    for (const typed of oddValues) expect(clean(clean(typed))).toBe(clean(typed))
})
