import {randomInt} from 'node:crypto'
import {connect, createServer} from 'node:net'

/**
 * Returns a port that is currently free. It is below those that systems choose for outgoing connections, one of which could
 * take it before a program listens.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_000)
  const server = createServer()
  const isFree = await new Promise((resolve) => {
    server.once('error', () => resolve(false)).listen(port, () => resolve(true))
  })
  if (!isFree) return freePort()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Returns whether something listens on a local port. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
