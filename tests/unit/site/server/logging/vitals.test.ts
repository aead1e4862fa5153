import {after} from 'next/server'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'

import {POST} from '../../../../../app/api/vitals/route'
import {countView} from '../../../../../lib/admin/page-results'

vi.mock('../../../../../lib/admin/page-results')
vi.mock(import('next/server'), async (original) => ({
  ...(await original()),
  after: vi.fn<typeof after>((task) => void (typeof task === 'function' && task())),
}))

let lines: object[]

beforeEach(() => {
  lines = []
  vi.useFakeTimers()
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)) as object)
    return true
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.mocked(countView).mockReset()
})

async function report(body: string, headers: Record<string, string> = {}): Promise<number> {
  vi.advanceTimersByTime(1000)
  return send(body, headers)
}

async function send(body: string, headers: Record<string, string> = {}): Promise<number> {
  const length = String(Buffer.byteLength(body))
  const request = new Request('http://localhost/api/vitals', {
    method: 'POST',
    body,
    headers: {'content-length': length, ...headers},
  })
  return (await POST(request)).status
}

const page = {path: '/fr/app', ttfb: 41.26, lcp: 812.5, cls: 0.01234, inp: 56}

describe('a report of a page', () => {
  it('logs the measurements in one line, and counts the view', async () => {
    expect(await report(JSON.stringify(page), {'sec-fetch-site': 'same-origin'})).toBe(204)
    expect(lines).toMatchObject([
      {event: 'web-vitals', path: '/fr/app', ttfb: 41, lcp: 813, cls: 0.012, inp: 56},
    ])
    expect(countView).toHaveBeenCalledExactlyOnceWith('/fr/app')
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['no page', JSON.stringify({...page, path: 'https://elsewhere.example'})],
    ['a time that is none', JSON.stringify({...page, lcp: 'soon'})],
    ['a time before all times', JSON.stringify({...page, ttfb: -1})],
    ['more than was measured', JSON.stringify({...page, email: 'ada@visitor.example'})],
  ])('rejects a report with %s', async (_what, body) => {
    expect(await report(body)).toBe(400)
    expect(lines).toEqual([])
    expect(countView).not.toHaveBeenCalled()
  })

  it('rejects a report from another site, or a long one', async () => {
    expect(await report(JSON.stringify(page), {'sec-fetch-site': 'cross-site'})).toBe(403)
    const long = JSON.stringify({...page, path: `/${'a'.repeat(600)}`})
    expect(await report(long)).toBe(413)
    expect(lines).toEqual([])
  })

  it('accepts but neither logs nor counts reports above the limit', async () => {
    vi.advanceTimersByTime(60_000)
    const body = JSON.stringify(page)
    const statuses = await Promise.all(Array.from({length: 30}, () => send(body)))
    expect(new Set(statuses)).toEqual(new Set([204]))
    expect(lines).toHaveLength(20)
    expect(countView).toHaveBeenCalledTimes(20)
  })
})
