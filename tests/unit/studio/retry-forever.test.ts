import {concat, defer, of, throwError} from 'rxjs'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'

import {retryForever} from '../../../studio/client/retry-forever'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('retries when responses stop, and reports each retry', async () => {
  const gone = new Error('gone')
  const broken = () => throwError(() => gone)
  const attempts = [concat(of('first'), defer(broken)), defer(broken), of('second')]
  const answers: string[] = []
  const failures: unknown[] = []
  const listened = defer(() => attempts.shift() ?? of('none left'))
  listened
    .pipe(retryForever((error) => failures.push(error)))
    .subscribe((answer) => answers.push(answer))
  expect([answers, failures]).toEqual([['first'], [gone]])
  await vi.runAllTimersAsync()
  expect([answers, failures]).toEqual([
    ['first', 'second'],
    [gone, gone],
  ])
})
