import {afterEach, beforeEach, expect, it, vi} from 'vitest'

import {measureVitals} from '../../../../components/document/measure-vitals'

type Callback = (list: {getEntries(): object[]}) => void

const observed: object[] = []
const callbacks = new Map<string, Callback>()
const disconnect = vi.fn<() => void>()
let supported = ['navigation', 'largest-contentful-paint', 'layout-shift', 'event']

/** Stands in for the browser's observer. */
class Observer {
  static get supportedEntryTypes() {
    return supported
  }

  disconnect = disconnect
  readonly #callback: Callback

  constructor(callback: Callback) {
    this.#callback = callback
  }

  observe(options: {type: string}) {
    observed.push(options)
    callbacks.set(options.type, this.#callback)
  }
}

const happen = (type: string, ...entries: object[]) =>
  callbacks.get(type)?.({getEntries: () => entries})

const shift = (startTime: number, value: number, hadRecentInput = false) => {
  happen('layout-shift', {startTime, value, hadRecentInput})
}

beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', Observer)
  observed.length = 0
  callbacks.clear()
  disconnect.mockClear()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('entries are observed from the start of the page, until the signal', () => {
  const stop = new AbortController()
  expect(measureVitals(stop.signal)).toEqual({})
  expect(observed).toEqual([
    {type: 'navigation', buffered: true},
    {type: 'largest-contentful-paint', buffered: true},
    {type: 'layout-shift', buffered: true},
    {type: 'event', buffered: true, durationThreshold: 40},
  ])
  expect(disconnect).not.toHaveBeenCalled()
  stop.abort()
  expect(disconnect).toHaveBeenCalledTimes(4)
})

it('what a browser does not support is not observed', () => {
  supported = ['navigation']
  measureVitals(new AbortController().signal)
  expect(observed).toEqual([{type: 'navigation', buffered: true}])
  supported = ['navigation', 'largest-contentful-paint', 'layout-shift', 'event']
})

it('vitals are the first byte, the last paint and the slowest interaction', () => {
  const vitals = measureVitals(new AbortController().signal)
  happen('navigation', {responseStart: 12})
  happen('largest-contentful-paint', {startTime: 300}, {startTime: 200})
  happen('event', {interactionId: 1, duration: 80}, {interactionId: 2, duration: 64})
  happen('event', {interactionId: 0, duration: 900})
  expect(vitals).toEqual({ttfb: 12, lcp: 200, inp: 80})
})

it('shifts at most a second apart count as one, and the largest counts', () => {
  const vitals = measureVitals(new AbortController().signal)
  shift(500, 0.1)
  shift(1500, 0.2)
  expect(vitals.cls).toBeCloseTo(0.3)
  shift(2501, 0.25)
  expect(vitals.cls).toBeCloseTo(0.3)
  shift(3000, 0.9, true)
  shift(3501, 0.1)
  expect(vitals.cls).toBeCloseTo(0.35)
})
