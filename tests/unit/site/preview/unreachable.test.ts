import {expect, it} from 'vitest'

import {unreachableResponse} from '../../../../lib/preview/unreachable'

it('an uncached page says in its language that drafts are unavailable', async () => {
  const response = unreachableResponse('fr', '/fr/a-propos')
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const html = await response.text()
  expect(html).toContain('<html lang="fr" dir="ltr">')
  expect(html).toContain('Les brouillons ne peuvent pas être affichés')
  expect(html).toContain('href="/fr/a-propos"')
})

it('escapes the URL in the page', async () => {
  const html = await unreachableResponse('en', '/"><script>alert(1)</script>').text()
  expect(html).not.toContain('<script')
  expect(html).toContain('&#34;&#62;&#60;script&#62;')
})
