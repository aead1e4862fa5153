import {describe, expect, it} from 'vitest'

import {locales} from '../../../../../lib/i18n/locales'
import {prefersMarkdown, requestedMarkdown} from '../../../../../lib/seo/markdown/markdown-requests'
import {homePath, markdownHref} from '../../../../../lib/urls/paths'

const request = (pathname: string, accept?: string, method = 'GET') => ({
  method,
  headers: new Headers(accept ? {accept} : {}),
  nextUrl: {pathname},
})

describe('a request for Markdown', () => {
  it("a .md URL requests the page's Markdown", () => {
    for (const locale of locales) {
      for (const path of [homePath, 'about', 'blog/a-slug']) {
        const requested = requestedMarkdown(request(markdownHref(locale, path)))
        expect(requested).toEqual({locale, path, hrefOf: markdownHref})
      }
    }
  })

  it.each(['e%CC%81', '%F0%9F%8E%89', 'A%2Fb', '%', 'fr/%C3%89', 'en/%C3%A9', 'a%3Fb', '%22%3C'])(
    'the unusual URL /%s is redirected at most once',
    (name) => {
      for (const [address, accept] of [
        [`/${name}.md`, '*/*'],
        [`/${name}`, 'text/markdown'],
      ] as const) {
        const next = (from: string) => {
          const {locale, path, hrefOf} = requestedMarkdown(request(from, accept))!
          return new URL(hrefOf(locale, path), 'https://site.example').pathname
        }
        const first = next(new URL(address, 'https://site.example').pathname)
        expect(next(first)).toBe(first)
      }
    },
  )

  it("a browser's request or a POST does not request Markdown", () => {
    expect(requestedMarkdown(request('/about'))).toBeNull()
    expect(requestedMarkdown(request('/about', 'text/html,*/*;q=0.8'))).toBeNull()
    expect(requestedMarkdown(request('/index', '*/*'))).toBeNull()
    expect(requestedMarkdown(request('/about', 'text/markdown', 'POST'))).toBeNull()
    expect(requestedMarkdown(request('/about.md', '*/*', 'POST'))).toBeNull()
  })
})

const chrome =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

it.each([
  'text/markdown',
  'Text/Markdown',
  'text/markdown, */*',
  'text/markdown, text/html, */*',
  'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
  'text/html;q=0.5, text/markdown;q=0.6',
  'text/html; q=0, */*',
  'text/*, text/html;q=0.9',
])('%s prefers Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true)
})

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
])('%s prefers HTML', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false)
})
