import {expect, it} from 'vitest'

import {draftRoute} from '../../../../lib/urls/routes'

const none = new URLSearchParams()

it.each([
  ['en', '/', none, '/draft/en/page'],
  ['fr', '/', none, '/draft/fr/page'],
  ['fr', 'a-propos', none, '/draft/fr/page/a-propos'],
  ['en', 'comparison/hubspot', none, '/draft/en/page/comparison/hubspot'],
  ['en', 'blog', none, '/draft/en/page/blog'],
  ['en', 'blog/gdpr', none, '/draft/en/article/gdpr'],
  ['en', 'blog/more/gdpr', none, '/draft/en/page/blog/more/gdpr'],
  ['en', 'search', none, '/draft/en/page/search'],
  ['fr', 'search', new URLSearchParams({q: 'crm'}), '/draft/fr/search'],
] as const)('the draft of %s %s with %s is rendered by %4$s', (locale, path, parameters, route) => {
  expect(draftRoute(locale, path, parameters)).toBe(route)
})
