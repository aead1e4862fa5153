import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'

import {type Session} from '../../../../lib/admin/session'
import {watchSession} from '../../../../lib/admin/session-watch'

const minute = 60_000
const start = Date.UTC(2026, 0, 1)

/** Replaces the network. */
const network = vi.fn<typeof fetch>()
const page = Object.assign(new EventTarget(), {visibilityState: 'visible'})
const warn = vi.spyOn(console, 'warn')

function session(minutes: number): Session {
  return {userId: 'someone', expiresAt: (Date.now() + minutes * minute) / 1000}
}

function answer(status: number, body: () => unknown = () => ({})): void {
  network.mockImplementation(() => Promise.resolve(Response.json(body(), {status})))
}

function watch(minutes = 60) {
  const callbacks = {
    onSession: vi.fn<(session: Session) => void>(),
    onEnd: vi.fn<() => void>(),
    onLoading: vi.fn<(loading: boolean) => void>(),
  }
  return {...callbacks, stop: watchSession({session: session(minutes), ...callbacks})}
}

function turn(state: 'visible' | 'hidden'): void {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

const passing = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({now: start, toFake: ['setTimeout', 'clearTimeout', 'Date']})
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  page.visibilityState = 'visible'
  network.mockReset()
  warn.mockReset().mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the session in a visible tab', () => {
  it('checks the session a minute before each expiry', async () => {
    const {onSession, onLoading, stop} = watch(60)
    await passing(58 * minute)
    expect(network).not.toHaveBeenCalled()
    answer(200, () => session(60))
    await passing(2 * minute)
    expect(network).toHaveBeenCalledExactlyOnceWith('/admin/session', {cache: 'no-store'})
    expect(onSession).toHaveBeenCalledOnce()
    expect(onLoading.mock.calls).toEqual([[true], [false]])
    await passing(60 * minute)
    expect(network).toHaveBeenCalledTimes(2)
    stop()
  })

  it('stops checking once the server reports the end of the session', async () => {
    const {onEnd} = watch(60)
    answer(401)
    await passing(60 * minute)
    expect(onEnd).toHaveBeenCalledOnce()
    turn('visible')
    await passing(120 * minute)
    expect(network).toHaveBeenCalledOnce()
  })

  it.each([
    ['the network fails', () => network.mockRejectedValue(new TypeError('fetch failed'))],
    ['the server does', () => answer(503)],
  ])('stays when %s, warns that this is likely transient, and tries again', async (_, fail) => {
    const {onEnd, onLoading, stop} = watch(60)
    fail()
    await passing(59 * minute)
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.lastCall?.join()).toContain('likely transient')
    expect(onLoading).toHaveBeenLastCalledWith(false)
    expect(onEnd).not.toHaveBeenCalled()
    await passing(minute / 2)
    expect(network).toHaveBeenCalledTimes(2)
    stop()
  })
})

it('a wrong clock does not make a tab send endless requests', async () => {
  const {stop} = watch(-120)
  answer(200, () => session(-120))
  await passing(5 * minute)
  expect(network.mock.calls.length).toBeLessThanOrEqual(10)
  stop()
})

describe('the session in a hidden tab', () => {
  it('does not check the session until the tab becomes visible', async () => {
    const {onSession, stop} = watch(60)
    answer(200, () => session(60))
    turn('hidden')
    await passing(600 * minute)
    expect(network).not.toHaveBeenCalled()
    turn('visible')
    await passing(0)
    expect(network).toHaveBeenCalledOnce()
    expect(onSession).toHaveBeenCalledOnce()
    stop()
  })
})
