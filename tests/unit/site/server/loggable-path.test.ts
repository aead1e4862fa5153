import {describe, expect, it, vi} from 'vitest'

import {logNotFound, loggablePath} from '../../../../lib/server/log'

describe('a logged path', () => {
  it.each([
    ['/no-such-page', '/no-such-page'],
    ['/fr/caf%C3%A9', '/fr/café'],
    ['/a%0Ab%1B%5B31mc', '/ab[31mc'],
    ['/line\u2028end', '/lineend'],
    ['/broken%E0%A4%A', '/broken%E0%A4%A'],
    ['/unsubscribe/ada%40visitor.example/now', '/unsubscribe/…/now'],
  ])('the path %s is logged as %s', (path, expected) => {
    expect(loggablePath(path)).toBe(expected)
  })

  it('a long path is truncated', () => {
    const longest = `/${'a'.repeat(199)}`
    expect(loggablePath(longest)).toBe(longest)
    expect(loggablePath(`${longest}b`)).toBe(`${longest}…`)
  })

  it('an email address across the cut is left out', () => {
    expect(loggablePath(`/${'a'.repeat(180)}/${'b'.repeat(64)}@visitor.example`)).not.toMatch(/b/)
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
    path: '/fr/"quoted"path',
  })
  write.mockRestore()
})
