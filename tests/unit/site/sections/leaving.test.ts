import {describe, expect, it} from 'vitest'

import {
  isFastUpward,
  leftThroughTop,
  recentSamples,
  type ScrollSample,
} from '../../../../components/sections/exit-popup/leaving'

/** Returns the samples kept after scrolling through these positions, the given milliseconds apart. */
function scrolled(tops: number[], apart: number): ScrollSample[] {
  return tops
    .map((top, index) => ({top, at: index * apart}))
    .reduce<ScrollSample[]>(recentSamples, [])
}

describe('a flick upwards', () => {
  it('a flick is fast when it covers the distance in time', () => {
    expect(isFastUpward(scrolled([3000, 2850, 2700, 2550], 50))).toBe(true)
  })

  it.each([
    ['slow', scrolled([3000, 2850, 2700, 2550], 150)],
    ['short', scrolled([3000, 2900, 2800], 50)],
    ['downwards', scrolled([1000, 1300, 1600], 50)],
    ['turning', scrolled([3000, 2500, 2700, 2400], 50)],
    ['one place', scrolled([3000], 50)],
    ['nothing', []],
  ])('a movement does not count as a flick when it is %s', (_, samples) => {
    expect(isFastUpward(samples)).toBe(false)
  })
})

describe('a mouse', () => {
  it.each([
    [0, null, true],
    [-4, null, true],
    [1, null, false],
    [-1, {}, false],
  ])('a mouse at %d, next over %j, leaves through the top: %s', (y, entered, expected) => {
    expect(leftThroughTop({y, entered})).toBe(expected)
  })
})
