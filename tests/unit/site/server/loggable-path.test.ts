import {describe, expect, it, vi} from 'vitest'

import {logNotFound, loggablePath} from '../../../../lib/server/log'

describe('a logged path', () => {
  it.each([
    ['/no-such-page', '/no-such-page'],
    ['/fr/caf%C3%A9', '/fr/café'],
    ['/a%0Ab%1B%5B31mc', '/…'],
    ['/line\u2028end', '/…'],
    ['/broken%E0%A4%A', '/…'],
  ])('the path %s is logged as %s', (path, expected) => {
    expect(loggablePath(path)).toBe(expected)
  })

  const personal = [
    'ada@visitor.example',
    '0612345678',
    '06-12-34-56-78',
    '(06) 12 34 56 78',
    '06/12/34/56/78',
    'call-me-+33-6-12-34-56-78',
    'FR76-3000-6000-0112',
    '203.0.113.9',
    '?email=ada',
    'Ada Lovelace, 12 Main Street',
  ]
  const encodings: [string, (text: string) => string][] = [
    ['as it is', (text) => text],
    ['encoded', encodeURIComponent],
    ['encoded twice', (text) => encodeURIComponent(encodeURIComponent(text))],
    [
      'every character encoded',
      (text) =>
        [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    ],
  ]
  it.each(encodings)('what may be personal is left out, %s', (_, encode) => {
    for (const text of personal) {
      expect(loggablePath(`/before/${encode(text)}/after`)).toMatch(/^\/before(\/…)+\/after$/)
    }
  })

  it('a long path is truncated', () => {
    const longest = `/${'a'.repeat(199)}`
    expect(loggablePath(longest)).toBe(longest)
    expect(loggablePath(`${longest}b`)).toBe(`${longest}…`)
  })
})

it('a 404 is logged as one line of JSON', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  logNotFound('/fr/"quoted"%0Apath', 'request-1')
  const [[line]] = write.mock.calls as [[string]]
  expect(line).toMatch(/^[^\n]+\n$/)
  expect(JSON.parse(line)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    event: 'not-found',
    requestId: 'request-1',
    path: '/fr/…',
  })
  write.mockRestore()
})
