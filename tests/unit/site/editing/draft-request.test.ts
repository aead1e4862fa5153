import {NextRequest} from 'next/server'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'

type DraftRequest = typeof import('../../../../lib/preview/draft-request')

/** What the route that knows answers; a network that fails is null. */
let status: number | null = 204
const asked = vi.fn<(url: URL, options: RequestInit) => Promise<Response>>(() =>
  status === null ? Promise.reject(new TypeError()) : Promise.resolve(new Response(null, {status})),
)

let isDraftRequest: DraftRequest['isDraftRequest']

const request = (cookie?: string) =>
  new NextRequest('http://localhost:3000/about', {headers: cookie ? {cookie} : {}})

beforeEach(async () => {
  status = 204
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
  vi.resetModules()
  ;({isDraftRequest} = await import('../../../../lib/preview/draft-request'))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('asks about nobody who has no cookie', async () => {
  expect(await isDraftRequest(request())).toBe(false)
  expect(await isDraftRequest(request('other=1'))).toBe(false)
  expect(asked).not.toHaveBeenCalled()
})

it('asks once about the cookie of editors, at this server, with nothing else', async () => {
  const editor = request('__prerender_bypass=good; session=secret')
  expect(await isDraftRequest(editor)).toBe(true)
  expect(await isDraftRequest(editor)).toBe(true)
  expect(asked).toHaveBeenCalledOnce()
  const [url, options] = asked.mock.calls[0] ?? []
  expect(String(url)).toBe('http://localhost:3000/api/draft')
  expect(options?.headers).toEqual({cookie: '__prerender_bypass=good'})
})

it('refuses a forged cookie, of which it asks once', async () => {
  status = 403
  expect(await isDraftRequest(request('__prerender_bypass=forged'))).toBe(false)
  expect(await isDraftRequest(request('__prerender_bypass=forged'))).toBe(false)
  expect(asked).toHaveBeenCalledOnce()
  status = 204
  expect(await isDraftRequest(request('__prerender_bypass=good'))).toBe(true)
})

it('takes nobody for an editor while it cannot ask, and asks again', async () => {
  status = null
  expect(await isDraftRequest(request('__prerender_bypass=good'))).toBe(false)
  status = 204
  expect(await isDraftRequest(request('__prerender_bypass=good'))).toBe(true)
})

it('sends a value with signs of its own as one value', async () => {
  await isDraftRequest(request('__prerender_bypass=a%3B%20session%3Dx'))
  const [, options] = asked.mock.calls[0] ?? []
  expect(options?.headers).toEqual({cookie: '__prerender_bypass=a%3B%20session%3Dx'})
})
