import {NextRequest} from 'next/server'
import {expect, it, vi} from 'vitest'

import {messages} from '../../../../lib/i18n/messages'
import {requestPolicy} from '../../../../lib/server/security-policy'
import {notFoundResponse} from '../../../../lib/urls/responses'

it('a plain page is shown while the not-found page cannot be read', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('Broken', {status: 500}))
  const request = new NextRequest('https://localhost/missing')
  const response = await notFoundResponse(request, 'en', 'studio')
  expect(response.status).toBe(404)
  expect(response.headers.get('content-security-policy')).toBe(requestPolicy('studio', []))
  const {title, message, home} = messages.en.notFound
  const page = await response.text()
  for (const part of [`<title>${title}<`, `<h1>${message}<`, `<a href="/">${home}<`]) {
    expect(page).toContain(part)
  }
  vi.restoreAllMocks()
})
