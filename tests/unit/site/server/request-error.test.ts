import {afterEach, describe, expect, it, vi} from 'vitest'

import {onRequestError} from '../../../../instrumentation'
import {requestIdOf} from '../../../../lib/server/request-log'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

async function logged(error: unknown, headers: Record<string, string | string[]> = {}) {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const request = {path: '/en/search?q=ada%40visitor.example', method: 'GET', headers}
  const context = {
    routerKind: 'App Router',
    routePath: '/request/[locale]/search',
    routeType: 'render',
    renderSource: 'react-server-components',
    revalidateReason: undefined,
  } as const
  await onRequestError(error, request, context)
  expect(write).toHaveBeenCalledTimes(1)
  return String(write.mock.calls[0]?.[0])
}

describe('a request that ends in an error', () => {
  it('logs the route in one line without user input', async () => {
    const frames = Array.from({length: 11}, (_, index) => `at frame${index} (file.js:1:2)`)
    const stack = ['TypeError: no entry', 'for ada@visitor.example', ...frames].join('\n    ')
    const error = Object.assign(new TypeError('no entry'), {digest: '42', stack})
    const line = await logged(error, {'x-request-id': 'from-the-proxy'})
    expect(line).not.toContain('visitor.example')
    expect(JSON.parse(line)).toEqual({
      time: expect.any(String),
      message: 'A request ended in an error',
      kind: 'render',
      level: 'error',
      event: 'request-error',
      requestId: 'from-the-proxy',
      method: 'GET',
      path: '/en/search',
      route: '/request/[locale]/search',
      digest: '42',
      name: 'TypeError',
      frames: frames.slice(0, 10),
    })
  })
})

describe('the name of a request', () => {
  it('logs the incoming request id', () => {
    expect(requestIdOf(new Headers({'x-request-id': 'lb-1:2f.4_a'}))).toBe('lb-1:2f.4_a')
  })

  it.each(['', 'short', 'a b c d e f', '<script>alert(1)</script>', 'a'.repeat(65)])(
    'is another than %j',
    (given) => {
      const id = requestIdOf(new Headers({'x-request-id': given}))
      expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    },
  )
})
