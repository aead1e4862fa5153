import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, it} from 'vitest'

import {NoBreak} from '../../../components/ui/no-break/no-break'

it.each([
  ['a rendez-vous', 'a <span class="no-break">rendez-vous</span>'],
  ['20–30, or so', '<span class="no-break">20–30,</span> or so'],
  ['- a - b', '- a - b'],
  [`${'x'.repeat(20)}-abc`, `<span class="no-break">${'x'.repeat(20)}-abc</span>`],
  [`${'x'.repeat(20)}-abcd`, `${'x'.repeat(20)}-abcd`],
])('keeps what fits on a line of a phone together: %s', (text, expected) => {
  const html = renderToStaticMarkup(createElement(NoBreak, {text}))
  expect(html.replaceAll('<!-- -->', '')).toBe(expected)
})
