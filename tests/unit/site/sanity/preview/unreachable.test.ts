import {expect, it} from 'vitest'

import {messages} from '../../../../../lib/i18n/messages'
import {unreachableResponse} from '../../../../../lib/sanity/preview/preview-requests'
import {plainPolicy} from '../../../../../lib/server/security-policy'

it('an uncached page says in its language that drafts are unavailable', async () => {
  const response = unreachableResponse('fr', '/fr/a-propos')
  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex',
    'content-security-policy': plainPolicy('studio'),
  })
  const html = await response.text()
  expect(html).toContain('<html lang="fr" dir="ltr">')
  const {title, text, again} = messages.fr.preview.unreachable
  for (const element of [
    `<title>${title}</title>`,
    `<h1>${title}</h1>`,
    `<p>${text}</p>`,
    `<p><a href="/fr/a-propos">${again}</a></p>`,
    `<button name="page" value="/fr/a-propos">${messages.fr.preview.leave}</button>`,
  ]) {
    expect(html).toContain(element)
  }
})

it('escapes the URL in the page', async () => {
  const html = await unreachableResponse('en', '/"><script>alert(1)</script>').text()
  expect(html).not.toContain('<script')
  expect(html).toContain('&#34;&#62;&#60;script&#62;')
})
