import 'server-only'
import {subscribe} from 'node:diagnostics_channel'
import type {IncomingMessage, Server, ServerResponse} from 'node:http'

import {limitResponse} from './storing'

/** What Node.js tells of a request. */
type Start = {server: Server; request: IncomingMessage; response: ServerResponse}

/** Refuses to change the protocol. Next.js would leave the socket open, with no timeout. */
function refuseUpgrades(server: Server): void {
  server.on('upgrade', (_request, socket) => {
    // Nobody else listens now: the error of a client that resets the connection would end the process.
    socket.on('error', () => socket.destroy())
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n', () => socket.destroy())
  })
}

/** A query of more than 100 parameters; no link has so many, and Next.js needs a second for thousands. */
const longQuery = /^([^?]*)\?(?:[^&]*&){100}.*/s

/** Leaves out a query that is too long to read, and what is no path: `*`, or a host, to which Next.js would redirect. */
function limitTarget(request: IncomingMessage): void {
  const target = request.url?.replace(/^https?:\/\/[^/?]*/i, '').replace(longQuery, '$1')
  request.url = target?.startsWith('/') ? target : '/'
}

/**
 * Limits targets and who may store responses, and ends connections that Next.js leaves open: upgrades, and those that a load
 * balancer keeps busy while the server stops. Node.js names the server at its first request.
 */
export function guardConnections(): void {
  const known = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const {server, request, response} = message as Start
    limitTarget(request)
    limitResponse(response)
    if (!server.listening) response.setHeader('connection', 'close')
    if (known.has(server)) return
    known.add(server)
    refuseUpgrades(server)
  })
}
