import {describe, expect, it} from 'vitest'

import {lengthOf, type Limits} from '../../../studio/inputs/length/length'

const title: Limits = {most: 60}
const description: Limits = {most: 160, fewest: 50}

describe('the length of a field', () => {
  it.each<[string, Limits, number, string]>([
    ['fine with room to spare', title, 20, 'fine'],
    ['fine six characters below the limit', title, 54, 'fine'],
    ['close from five characters below it', title, 55, 'close'],
    ['close at the limit', title, 60, 'close'],
    ['over beyond it', title, 61, 'over'],
    ['close where engines would choose a text of their own', description, 49, 'close'],
    ['fine once they would not', description, 50, 'fine'],
    ['fine while there is nothing', description, 0, 'fine'],
  ])('the length counts as %s', (_, limits, count, tone) => {
    expect(lengthOf(limits, 'x'.repeat(count)).tone).toBe(tone)
  })
})
