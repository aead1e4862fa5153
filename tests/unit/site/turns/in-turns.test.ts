import {expect, it} from 'vitest'

import {inTurns} from '../../../../lib/turns/in-turns'

const numbers = Array.from({length: 250}, (_, index) => index)

it('makes something of each, in their order', async () => {
  expect(await inTurns(numbers, (number) => number * 2)).toEqual(
    numbers.map((number) => number * 2),
  )
  expect(await inTurns([], String)).toEqual([])
})

it('lets others work before all are made', async () => {
  let made = 0
  const all = inTurns(numbers, () => (made += 1))
  const madeBefore = await new Promise((resolve) => {
    setImmediate(() => resolve(made))
  })
  expect(madeBefore).toBeLessThan(numbers.length)
  expect(await all).toHaveLength(numbers.length)
})
