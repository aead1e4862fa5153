import 'server-only'
import {subscribe} from 'node:diagnostics_channel'
import type {Server, ServerResponse} from 'node:http'

import {limitStoring} from './storing'

/** Refuses to change the protocol. Next.js would leave the socket open, with no timeout. */
function refuseUpgrades(server: Server): void {
  server.on('upgrade', (_request, socket) => {
    // Nobody else listens now: the error of a client that resets the connection would end the process.
    socket.on('error', () => socket.destroy())
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n', () => socket.destroy())
  })
}

/**
 * Limits who may store responses, and ends connections that Next.js leaves open: upgrades, and those that a load
 * balancer keeps busy while the server stops. Node.js names the server at its first request.
 */
export function guardConnections(): void {
  const known = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const {server, response} = message as {server: Server; response: ServerResponse}
    limitStoring(response)
    if (!server.listening) response.setHeader('connection', 'close')
    if (known.has(server)) return
    known.add(server)
    refuseUpgrades(server)
  })
}
