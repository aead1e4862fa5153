import {setFlagsFromString} from 'node:v8'
import {runInNewContext} from 'node:vm'

import {expect, test} from 'vitest'

import {LoginLimit} from '../../local/supabase/login-limit'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function usedMegabytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1024 ** 2
}

test('attempts are counted by account until the window ends or one succeeds', () => {
  const limit = new LoginLimit(2)
  const take = (key: string, minutes = 0) => limit.take(key, minutes * 60_000 + 1)
  expect(['ada', 'ada', 'ada', 'bob'].map((key) => take(key))).toEqual([true, true, false, true])
  limit.giveBack('ada')
  expect([take('ada'), take('ada'), take('ada', 9), take('ada', 10)]).toEqual([
    true,
    true,
    false,
    true,
  ])
})

test('accounts of any length and number are counted in the same memory', () => {
  const limit = new LoginLimit(2)
  const before = usedMegabytes()
  for (let number = 0; number < 2000; number += 1) limit.take(`${number} ${'x'.repeat(60_000)}`)
  expect(usedMegabytes() - before).toBeLessThan(20)
  expect([1, 2, 3].map(() => limit.take('ada'))).toEqual([true, true, false])
})
