// @vitest-environment jsdom
import {expect, it} from 'vitest'

import {sanitizeSvg} from '../../../../studio/uploads/check'

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`

it('keeps an SVG without scripts unchanged', () => {
  const gradient = '<linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient>'
  const source = drawing(
    `<title>Prix\u00A0: 5</title><defs>${gradient}</defs><path fill="url(#a)" d="M0 0h9v9z"/>`,
  )
  expect(sanitizeSvg(`<?xml version="1.0"?><!-- Drawn by hand -->${source}`)).toBe(source)
})

it.each([
  ['a script', drawing('<script>alert(1)</script><path d="M0 0"/>')],
  ['an event handler', drawing('<path d="M0 0" onclick="alert(1)"/>', ' onload="alert(1)"')],
  ['a link that runs', drawing('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
  ['HTML', drawing('<foreignObject><iframe src="https://x.example"/></foreignObject>')],
])('removes %s from an SVG', (_, source) => {
  expect(sanitizeSvg(source)).not.toMatch(/alert|script|iframe|onload|onclick/)
})

it.each(['<svg xmlns="http://www.w3.org/2000/svg"><path', '<html/>', 'no drawing'])(
  'what is no drawing is damaged: %s',
  (source) => {
    expect(() => sanitizeSvg(source)).toThrow('damaged')
  },
)
