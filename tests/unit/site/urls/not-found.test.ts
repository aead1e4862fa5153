import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'

import {NextRequest} from 'next/server'
import {expect, it, vi} from 'vitest'

import {messages} from '../../../../lib/i18n/messages'
import {requestPolicy} from '../../../../lib/server/security-policy'
import {isNotFoundPage, notFoundResponse} from '../../../../lib/urls/responses'

it('the not-found page is read without TLS, whatever the visitor’s protocol', async () => {
  const site = createServer(({url}, response) => response.end(`<main>${url}</main>`))
  await new Promise<void>((listening) => site.listen(0, 'localhost', listening))
  const {port} = site.address() as AddressInfo
  const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const now = vi.spyOn(performance, 'now').mockReturnValue(5000)
  // Next.js takes the protocol of this address from X-Forwarded-Proto.
  const request = new NextRequest(`https://localhost:${port}/fr/missing`)
  const response = await notFoundResponse(request, 'fr')
  expect(response.status).toBe(404)
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-security-policy': requestPolicy('nobody', []),
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex',
  })
  expect(await response.text()).toBe('<main>/fr/not-found-page</main>')
  expect(String(logged.mock.calls)).toContain('"path":"/fr/missing"')

  // It is read again after half a minute.
  const read = vi.spyOn(globalThis, 'fetch')
  for (const [seconds, times] of [
    [0, 0],
    [29.999, 0],
    [30, 1],
  ] as const) {
    now.mockReturnValue(5000 + seconds * 1000)
    await notFoundResponse(request, 'fr')
    expect(read).toHaveBeenCalledTimes(times)
  }
  // The last page is shown while there is no other.
  now.mockReturnValue(90_000)
  read.mockRejectedValue(new Error('refused'))
  const last = await notFoundResponse(request, 'fr')
  expect(await last.text()).toBe('<main>/fr/not-found-page</main>')
  vi.restoreAllMocks()
  site.close()
})

it('a plain page is shown while the not-found page cannot be read', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('Broken', {status: 500}))
  const request = new NextRequest('https://localhost/missing')
  const response = await notFoundResponse(request, 'en', 'studio')
  expect(response.status).toBe(404)
  expect(response.headers.get('content-security-policy')).toBe(requestPolicy('studio', []))
  const {title, message, home} = messages.en.notFound
  const page = await response.text()
  expect(page).toContain(`<html lang="en" dir="ltr"><head><meta charset="utf-8"><title>${title}<`)
  expect(page).toContain(`<h1>${message}</h1><p><a href="/">${home}</a></p>`)
  vi.restoreAllMocks()
})

it.each([
  ['/en/not-found-page', true],
  ['/fr/not-found-page', true],
  ['/zz/not-found-page', false],
  ['/not-found-page', false],
])('%s is the page itself: %s', (pathname, isPage) => {
  expect(isNotFoundPage(pathname)).toBe(isPage)
})
