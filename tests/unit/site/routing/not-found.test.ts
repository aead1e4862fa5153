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
  vi.restoreAllMocks()
  site.close()
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.text()).toBe('<main>/fr/not-found-page</main>')
})

it.each([
  ['/en/not-found-page', true],
  ['/fr/not-found-page', true],
  ['/zz/not-found-page', false],
  ['/not-found-page', false],
])('%s is the page itself: %s', (pathname, isPage) => {
  expect(isNotFoundPage(pathname)).toBe(isPage)
})
