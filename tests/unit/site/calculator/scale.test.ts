import {expect, it} from 'vitest'

import {scaleEnd} from '../../../../components/calculator/calculator-view'

it.each([
  [192_308, 200_000],
  [200_000, 200_000],
  [200_001, 300_000],
  [87, 100],
  [61, 80],
  [95, 100],
  [1, 1],
  [0, 1],
  [-5, 1],
])('the axis for a maximum of %d ends at %d', (longest, end) => {
  expect(scaleEnd(longest)).toBe(end)
})
