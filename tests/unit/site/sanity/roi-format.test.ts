import {describe, expect, it} from 'vitest'

import {roiFormats} from '../../../../lib/sanity/roi'

describe('the numbers of the calculator', () => {
  it('formats English amounts in dollars, with commas and points', () => {
    const {money, number} = roiFormats('en')
    expect(money(167_500.49)).toBe('$167,500')
    expect(money(13_958.5)).toBe('$13,959')
    expect(money(0)).toBe('$0')
    expect(number(2.5)).toBe('2.5')
    expect(number(80_000)).toBe('80,000')
  })

  it('formats French amounts in euros, with narrow spaces and commas', () => {
    const {money, number} = roiFormats('fr')
    expect(money(167_500.49)).toBe('167\u202F500\u00A0€')
    expect(money(0)).toBe('0\u00A0€')
    expect(number(2.5)).toBe('2,5')
    expect(number(80_000)).toBe('80\u202F000')
  })

  it('chooses the plural form of each language', () => {
    const counts = [0, 0.5, 1, 1.5, 2]
    expect(counts.map(roiFormats('en').isOne)).toEqual([false, false, true, false, false])
    expect(counts.map(roiFormats('fr').isOne)).toEqual([true, true, true, true, false])
  })
})
