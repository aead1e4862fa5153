import {readFileSync} from 'node:fs'
import {setTimeout as sleep} from 'node:timers/promises'

import {expect, startRunning, test} from './site.ts'

/** Runs a command whose output is read until it is ready. */
const readUntilReady = ['bash', '-c', 'exec "$@" > >(sed --unbuffered "/Ready in/q") 2>&1', 'bash']

/** Returns the processor time that a process uses in a second, in hundredths of a second. */
async function processorTime(pid: number): Promise<number> {
  const used = () => {
    // The name before them may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  }
  const before = used()
  await sleep(1000)
  return used() - before
}

test('a site whose log has lost its reader serves, comes to rest and ends', async () => {
  const {site, contentLake, stop} = await startRunning({}, readUntilReady)
  try {
    await contentLake.setFault({kind: 'down'})
    // What fails is logged.
    await fetch(`${site.url}/search?q=crm`)
    expect((await fetch(`${site.url}/fr`)).status).toBe(200)
    await expect.poll(() => processorTime(site.pid)).toBeLessThan(40)
    await site.end('SIGTERM')
  } finally {
    await stop()
  }
})
