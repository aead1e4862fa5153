import {describe, expect, it} from 'vitest'

import {prefersMarkdown} from '../../../../../lib/seo/markdown/markdown-requests'

const chrome =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

describe('Markdown is preferred', () => {
  it.each([
    'text/markdown',
    'Text/Markdown',
    'text/markdown, */*',
    'text/markdown, text/html, */*',
    'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
    'text/html;q=0.5, text/markdown;q=0.6',
    'text/html; q=0, */*',
    'text/*, text/html;q=0.9',
  ])('is preferred by %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(true)
  })
})

describe('HTML is preferred', () => {
  it.each([
    '',
    '*/*',
    chrome,
    'text/html',
    'text/html, text/markdown',
    'text/markdown;q=0, */*',
    'text/markdown;q=0.5, */*',
    'text/markdown;q=never',
    `text/markdown,${'*/*;q=0.1,'.repeat(100)}`,
  ])('is preferred by %s', (accept) => {
    expect(prefersMarkdown(accept)).toBe(false)
  })
})
