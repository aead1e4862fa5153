import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'

import {NextRequest} from 'next/server'
import {expect, it, vi} from 'vitest'

import {isNotFoundPage, notFoundResponse} from '../../../../lib/routing/not-found'

it('the not-found page is read without TLS, whatever the visitor’s protocol', async () => {
  const site = createServer(({url}, response) => response.end(`<main>${url}</main>`))
  await new Promise<void>((listening) => site.listen(0, 'localhost', listening))
  const {port} = site.address() as AddressInfo
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  // Next.js takes the protocol of this address from X-Forwarded-Proto.
  const request = new NextRequest(`https://localhost:${port}/fr/missing`)
  const response = await notFoundResponse(request, 'fr')
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(await response.text()).toBe('<main>/fr/not-found-page</main>')

  // It is read again after half a minute.
  const read = vi.spyOn(globalThis, 'fetch')
  const now = vi.spyOn(performance, 'now')
  const start = performance.now()
  for (const [seconds, times] of [
    [0, 0],
    [29, 0],
    [31, 1],
  ] as const) {
    now.mockReturnValue(start + seconds * 1000)
    await notFoundResponse(request, 'fr')
    expect(read).toHaveBeenCalledTimes(times)
  }
  vi.restoreAllMocks()
  site.close()
})

it.each([
  ['/en/not-found-page', true],
  ['/fr/not-found-page', true],
  ['/zz/not-found-page', false],
  ['/not-found-page', false],
])('%s is the page itself: %s', (pathname, isPage) => {
  expect(isNotFoundPage(pathname)).toBe(isPage)
})
