import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'

import {expect, it} from 'vitest'

import {endConnectionsAtStop} from '../../../../lib/platform/health/last-answers'

it('answers end their connections once the process is asked to end, and not before', async () => {
  const others = new Set(process.listeners('SIGTERM'))
  endConnectionsAtStop()
  const server = createServer((_request, response) => response.end())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const {port} = server.address() as AddressInfo
  const connection = async () => (await fetch(`http://localhost:${port}`)).headers.get('connection')

  expect(await connection()).toBe('keep-alive')
  // Not to whoever else listens: the process of the tests goes on.
  for (const listener of process.listeners('SIGTERM'))
    if (!others.has(listener)) listener('SIGTERM')
  expect(await connection()).toBe('close')
  await new Promise((resolve) => server.close(resolve))
})
