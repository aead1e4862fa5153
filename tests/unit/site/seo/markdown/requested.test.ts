import {describe, expect, it} from 'vitest'

import {locales} from '../../../../../lib/i18n/locales'
import {homePath, markdownHref, pageHref} from '../../../../../lib/routing/paths'
import {markdownRoute, requestedMarkdown} from '../../../../../lib/seo/markdown/requested'

const request = (pathname: string, accept?: string, method = 'GET') => ({
  method,
  headers: new Headers(accept ? {accept} : {}),
  nextUrl: {pathname},
})

describe('a request for Markdown', () => {
  it('names a page as the links to it do', () => {
    for (const locale of locales) {
      for (const path of [homePath, 'about', 'blog/a-slug']) {
        const requested = requestedMarkdown(request(markdownHref(locale, path)))
        expect(requested).toEqual({locale, path, hrefOf: markdownHref})
      }
    }
  })

  it('is also one for a page by somebody who prefers it, at the address of the page', () => {
    const requested = requestedMarkdown(request('/fr/a-propos', 'text/markdown'))
    expect(requested).toEqual({locale: 'fr', path: 'a-propos', hrefOf: pageHref})
    expect(requestedMarkdown(request('/about', 'text/markdown', 'HEAD'))).not.toBeNull()
  })

  it('names the page in addresses that lead to the right one', () => {
    expect(requestedMarkdown(request('/en/about.md'))).toMatchObject({locale: 'en', path: 'about'})
    expect(requestedMarkdown(request('/fr.md'))).toMatchObject({locale: 'fr', path: homePath})
  })

  it('is not what a browser asks, nor a form sends', () => {
    expect(requestedMarkdown(request('/about'))).toBeNull()
    expect(requestedMarkdown(request('/about', 'text/html,*/*;q=0.8'))).toBeNull()
    expect(requestedMarkdown(request('/index', '*/*'))).toBeNull()
    expect(requestedMarkdown(request('/about', 'text/markdown', 'POST'))).toBeNull()
    expect(requestedMarkdown(request('/about.md', '*/*', 'POST'))).toBeNull()
  })
})

it('the route has a place for every page, and one for none', () => {
  expect(markdownRoute('fr', homePath)).toBe('/markdown/fr')
  expect(markdownRoute('en', 'blog/a-slug')).toBe('/markdown/en/blog/a-slug')
  expect(markdownRoute('en', null)).toBe('/markdown/en/-')
})
