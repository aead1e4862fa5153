import {expect, it} from 'vitest'

import {barHeights, withoutStrayBars} from '../../../../components/ui/waveform/bars'

/** The least height of a word's bars; pauses have lower ones. */
const lowest = 0.08

it('a waveform ends with a pause or at least three bars of a word', () => {
  for (let bars = 1; bars <= 72; bars += 1) {
    const drawn = withoutStrayBars('productivityGain', bars)
    const end = barHeights('productivityGain', drawn).slice(-3)
    expect(bars - drawn, `${bars} bars`).toBeLessThanOrEqual(2)
    const isWhole = drawn < 10 || end.at(-1)! < lowest || end.every((height) => height >= lowest)
    expect(isWhole, `${bars} bars`).toBe(true)
  }
})
