import {describe, expect, it, vi} from 'vitest'

import {log} from '../../../../lib/server/log'

vi.mock('next/server', () => ({connection: async () => undefined}))

const {textResponse} = await import('../../../../lib/sanity/text-response')

const down = async () => Promise.reject(new Error('The Content Lake is down.'))

let addresses = 0

const first = async () => 'first'

/** An address with a text that tests change. */
function place() {
  addresses += 1
  const url = `https://www.example.com/${addresses}.xml`
  const headers = {'content-type': 'application/xml', vary: 'Accept'}
  let read: () => Promise<string | null> = first
  return {
    write: (next: typeof read) => {
      read = next
    },
    ask: (given: Record<string, string> = {}) =>
      textResponse(new Request(url, {headers: given}), async () => {
        const text = await read()
        return text === null ? null : {text, headers}
      }),
  }
}

const header = (response: Response, name: string) => response.headers.get(name) ?? ''

describe('a client that has the text', () => {
  it('gets 304 with the same headers and no body', async () => {
    const {ask} = place()
    const whole = await ask()
    const [tag, date] = [header(whole, 'etag'), header(whole, 'last-modified')]
    expect(await whole.text()).toBe('first')
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now())
    for (const known of [
      {'if-none-match': tag},
      {'if-none-match': tag.replace('W/', '')},
      {'if-none-match': `"other", ${tag}`},
      {'if-none-match': '*'},
      {'if-none-match': tag, 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT'},
      {'if-modified-since': date},
      {'if-modified-since': new Date().toUTCString()},
    ] as Record<string, string>[]) {
      const answer = await ask(known)
      expect([answer.status, await answer.text()]).toEqual([304, ''])
      expect(Object.fromEntries(answer.headers)).toEqual(Object.fromEntries(whole.headers))
    }
  })

  it('gets the whole text for other validators', async () => {
    const {ask} = place()
    const date = header(await ask(), 'last-modified')
    for (const unknown of [
      {'if-none-match': ''},
      {'if-none-match': '"other"', 'if-modified-since': date},
      {'if-modified-since': 'yesterday'},
      {'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT'},
    ] as Record<string, string>[]) {
      expect((await ask(unknown)).status).toBe(200)
    }
  })

  it('gets the next version at once, by tag and by date', async () => {
    const {ask, write} = place()
    const old = await ask()
    write(async () => 'second')
    for (const [given, name] of [
      ['if-none-match', 'etag'],
      ['if-modified-since', 'last-modified'],
    ] as const) {
      const answer = await ask({[given]: header(old, name)})
      expect([answer.status, await answer.text()]).toEqual([200, 'second'])
    }
  })
})

it('a text whose headers alone have changed is a new version', async () => {
  addresses += 1
  const url = `https://www.example.com/${addresses}.md`
  const ask = (link: string, headers = {}) =>
    textResponse(new Request(url, {headers}), async () => ({text: 'same', headers: {link}}))
  const tag = header(await ask('</old>; rel="canonical"'), 'etag')
  const answer = await ask('</new>; rel="canonical"', {'if-none-match': tag})
  expect([answer.status, header(answer, 'link')]).toEqual([200, '</new>; rel="canonical"'])
})

it('a text has the second in which it changed, and never the same twice', async () => {
  vi.useFakeTimers({toFake: ['Date'], now: Date.parse('2026-11-27T04:00:00.900Z')})
  const {ask, write} = place()
  const whole = await ask()
  expect(Object.fromEntries(whole.headers)).toEqual({
    'cache-control': 'private, no-cache',
    'content-type': 'application/xml',
    vary: 'Accept',
    etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    'last-modified': 'Fri, 27 Nov 2026 04:00:00 GMT',
  })
  write(async () => 'second')
  expect(header(await ask(), 'last-modified')).toBe('Fri, 27 Nov 2026 04:00:01 GMT')
  vi.setSystemTime(Date.parse('2026-11-27T05:00:00.000Z'))
  expect(header(await ask(), 'last-modified')).toBe('Fri, 27 Nov 2026 04:00:01 GMT')
  write(async () => 'third')
  expect(header(await ask(), 'last-modified')).toBe('Fri, 27 Nov 2026 05:00:00 GMT')
  vi.useRealTimers()
})

it('the last text is served while the current one cannot be read', async () => {
  const {ask, write} = place()
  write(down)
  await expect(ask()).rejects.toThrow('is down')
  write(first)
  await ask()
  const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
  write(down)
  expect(await (await ask()).text()).toBe('first')
  expect(error.mock.calls.map(([fields]) => fields)).toEqual([
    {event: 'text-not-read', address: `/${addresses}.xml`},
  ])
  error.mockRestore()

  write(() => new Promise(() => undefined))
  expect(await (await ask()).text()).toBe('first')
})

it('a text that is gone is 404, and not cached', async () => {
  const {ask, write} = place()
  await ask()
  write(async () => null)
  const gone = await ask()
  expect([gone.status, header(gone, 'cache-control')]).toEqual([404, 'private, no-store'])
})
