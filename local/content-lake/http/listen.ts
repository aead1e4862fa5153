import {createServer} from 'node:http'
import type {RequestListener, Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import type {Duplex} from 'node:stream'

import {refusal} from '../errors.ts'

/** The port is taken; `message` is a sentence for whoever started the server. */
class PortInUseError extends Error {
  override name = 'PortInUseError'

  constructor(port: number) {
    super(
      `Port ${port} is already in use: stop what listens there or set CONTENT_LAKE_PORT to another port.`,
    )
  }
}

export interface Listeners {
  port: number
  servers: Server[]
}

/** A machine without IPv6 has no `::1`; everything else that goes wrong there is an error. */
const NO_SUCH_FAMILY = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

/** A free IPv4 port may be taken on IPv6, so a free port is looked for a few times. */
const FREE_PORT_ATTEMPTS = 10

/**
 * Listens on loopback only, on both families: browsers resolve `localhost` and `*.localhost` to `::1` or `127.0.0.1`
 * as they please, and a refused first attempt costs each connection time.
 */
export async function listenOnLoopback(
  port: number,
  onRequest: RequestListener,
): Promise<Listeners> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await listenOnBoth(port, onRequest)
    } catch (error) {
      if (port === 0 && error instanceof PortInUseError && attempt < FREE_PORT_ATTEMPTS) continue
      throw error
    }
  }
}

async function listenOnBoth(port: number, onRequest: RequestListener): Promise<Listeners> {
  const first = await listen('127.0.0.1', port, onRequest)
  const taken = (first.address() as AddressInfo).port
  try {
    return {port: taken, servers: [first, await listen('::1', taken, onRequest)]}
  } catch (error) {
    if (NO_SUCH_FAMILY.has(codeOf(error))) return {port: taken, servers: [first]}
    first.close()
    throw error
  }
}

function listen(host: string, port: number, onRequest: RequestListener): Promise<Server> {
  // Who sends no host is refused with a reason, which Node's own refusal has not.
  const server = createServer({requireHostHeader: false}, onRequest)
  server.on('clientError', refuseUnreadable)
  return new Promise((resolve, reject) => {
    const refused = (error: Error): void => {
      reject(codeOf(error) === 'EADDRINUSE' ? new PortInUseError(port) : error)
    }
    server.once('error', refused)
    server.listen({host, port}, () => {
      server.off('error', refused)
      resolve(server)
    })
  })
}

/** What is not HTTP never reaches a route; Node's own refusal would say nothing. */
function refuseUnreadable(error: Error, socket: Duplex): void {
  if (!socket.writable || codeOf(error) === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const {status, body} =
    codeOf(error) === 'HPE_HEADER_OVERFLOW'
      ? refusal(431, 'Request Header Fields Too Large', 'The headers are too long.')
      : refusal(400, 'Bad Request', 'The request is not HTTP.')
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} ${String(body['error'])}\r\nconnection: close\r\n` +
      `content-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`,
  )
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Requests in flight may finish for this long; open event streams never would, so they are cut after it. */
const GRACE_MS = 300

/** Stops accepting, lets short requests finish, then cuts what is left. */
export async function closeListeners(servers: Server[]): Promise<void> {
  const closed = servers.map(
    (server) =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  )
  const cut = setTimeout(() => {
    for (const server of servers) server.closeAllConnections()
  }, GRACE_MS)
  await Promise.all(closed)
  clearTimeout(cut)
}
