import {setTimeout as sleep} from 'node:timers/promises'

import {processorTime} from '../processes/usage.ts'
import {expect, startRunning, test} from './site.ts'

/** Runs a command whose output is read until it is ready. */
const readUntilReady = ['bash', '-c', 'exec "$@" > >(sed --unbuffered "/Ready in/q") 2>&1', 'bash']

/** Returns the milliseconds of processor time that a process uses in a second. */
async function usedInASecond(pid: number): Promise<number> {
  const before = processorTime(pid)
  await sleep(1000)
  return processorTime(pid) - before
}

test('a site whose log has lost its reader serves, comes to rest and ends', async () => {
  const {site, contentLake, stop} = await startRunning({}, readUntilReady)
  try {
    await contentLake.setFault({kind: 'down'})
    // What fails is logged.
    await fetch(`${site.url}/search?q=crm`)
    expect((await fetch(`${site.url}/fr`)).status).toBe(200)
    await expect.poll(() => usedInASecond(site.pid)).toBeLessThan(400)
    await site.end('SIGTERM')
  } finally {
    await stop()
  }
})
