import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, it} from 'vitest'

import {Sentences} from '../../../components/ui/headed-text/sentences'
import {NoBreak} from '../../../components/ui/no-break/no-break'

it.each([
  ['a rendez-vous', 'a <span class="no-break">rendez-vous</span>'],
  ['20–30, or so', '<span class="no-break">20–30,</span> or so'],
  ['- a - b', '- a - b'],
  ['an [e-mail]', 'an <span class="no-break">[e-mail]</span>'],
  ['with [NAME_1].', 'with <span class="token">NAME_1</span>.'],
  [`${'x'.repeat(20)}-abc`, `<span class="no-break">${'x'.repeat(20)}-abc</span>`],
  [`${'x'.repeat(20)}-abcd`, `${'x'.repeat(20)}-abcd`],
])('keeps what fits on a line of a phone together: %s', (text, expected) => {
  const html = renderToStaticMarkup(createElement(NoBreak, {text}))
  expect(html.replaceAll('<!-- -->', '')).toBe(expected)
})

it.each([
  [
    'Say it. It’s there.',
    '<span class="whole">Say it.</span> <span class="whole">It’s there.</span>',
  ],
  [
    'Une faille\u00a0? Oui',
    '<span class="whole">Une faille\u00a0?</span> <span class="whole">Oui</span>',
  ],
  ['1. Who we are', '1. Who we are'],
  ['Dr. Smith vs. Einstein in the U.S. Market', 'Dr. Smith vs. Einstein in the U.S. Market'],
  [
    'Fill the CRM. Ask Dr. Roy',
    '<span class="whole">Fill the CRM.</span> <span class="whole">Ask Dr. Roy</span>',
  ],
  [
    'Tired of CRMs. Built for B2B. Say it',
    ['Tired of CRMs.', 'Built for B2B.', 'Say it']
      .map((sentence) => `<span class="whole">${sentence}</span>`)
      .join(' '),
  ],
  ['Your data, step by step', 'Your data, step by step'],
])('breaks a heading between its sentences: %s', (text, expected) => {
  const html = renderToStaticMarkup(createElement(Sentences, {text}))
  expect(html.replaceAll('<!-- -->', '')).toBe(expected)
})
