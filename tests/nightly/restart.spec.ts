import {expect, stack, test} from '../e2e/site.ts'
import {descendant} from '../processes/descendant.ts'

const sitePid = () => descendant(stack.pid, 'next-server')

test('a killed site restarts', async ({request}) => {
  const pid = sitePid()
  process.kill(pid, 'SIGKILL')
  await expect.poll(async () => (await request.get('/').catch(() => null))?.status()).toBe(200)
  expect(sitePid()).not.toBe(pid)
})
