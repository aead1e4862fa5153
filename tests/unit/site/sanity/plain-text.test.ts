import {expect, it} from 'vitest'

import {plainText} from '../../../../lib/sanity/plain-text'
import type {RichTextContent} from '../../../../lib/sanity/types'

const span = (words: string, ...marks: string[]) => ({_type: 'span', text: words, marks})
const figure = (value: number | null) => ({
  _type: 'figureReference',
  figure:
    value === null ? null : {key: 'share', value, upTo: null, suffix: {en: '%', fr: '\u202F%'}},
})

function text(...paragraphs: object[][]) {
  const blocks = paragraphs.map((children) => ({_type: 'block', children}))
  return [
    ...blocks,
    {_type: 'callout', children: [span('Left out.')]},
  ] as unknown as RichTextContent
}

it('writes one line per paragraph, with formatted figures', () => {
  const value = text([span('One '), span('line.')], [], [span('Saves '), figure(67), span('.')])
  expect(plainText(value, 'en')).toBe('One line.\nSaves 67%.')
  expect(plainText(value, 'fr')).toBe('One line.\nSaves 67\u202F%.')
})

it('writes a dash for a missing figure', () => {
  expect(plainText(text([span('Saves '), figure(null)]), 'en')).toBe('Saves –')
})

it.each([
  [[span('H'), span('2', 'strong', 'sub'), span('O')], 'H₂O'],
  [[span('10'), span('−6', 'sup'), span(' m')], '10⁻⁶ m'],
  [[span('le 1'), span('er', 'sup'), span(' mai')], 'le 1er mai'],
  [[span('a'), span('🎙️ 2', 'sup')], 'a🎙️ 2'],
  [[span('le 2'), span('2e', 'sup'), {_type: 'span', text: '3'}, {_type: 'span'}], 'le 22e3'],
])('keeps raised and lowered digits apart: %#', (children, expected) => {
  expect(plainText(text(children), 'en')).toBe(expected)
})
