import {once} from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import {createSecureServer, type Http2ServerRequest} from 'node:http2'
import type {AddressInfo} from 'node:net'
import type {Duplex} from 'node:stream'

import type {ContentLakeOptions} from '../contract.ts'
import {type ApiError, httpError} from '../errors.ts'
import {isOwnHost} from './cors.ts'

interface Address extends Pick<ContentLakeOptions, 'host' | 'tls' | 'allowedHosts'> {
  port: number
}

export interface Listeners {
  port: number
  servers: Server[]
}

/** Errors on a machine without IPv6; any other error is thrown. */
const NO_SUCH_FAMILY = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

const IN_USE = 'EADDRINUSE'
/** A free IPv4 port may be taken on IPv6, so several are tried. */
const FREE_PORT_ATTEMPTS = 10

/** Listens on an address, or on both loopbacks: browsers resolve `localhost` to either. */
export async function openListeners(
  address: Address,
  onRequest: RequestListener,
): Promise<Listeners> {
  if (address.host !== undefined) {
    const server = await listen(address, onRequest)
    return {port: (server.address() as AddressInfo).port, servers: [server]}
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await listenOnBoth(address, onRequest)
    } catch (error) {
      if (address.port === 0 && codeOf(error) === IN_USE && attempt < FREE_PORT_ATTEMPTS) continue
      throw error
    }
  }
}

async function listenOnBoth(address: Address, onRequest: RequestListener): Promise<Listeners> {
  const first = await listen({...address, host: '127.0.0.1'}, onRequest)
  const {port: taken} = first.address() as AddressInfo
  try {
    const second = await listen({...address, host: '::1', port: taken}, onRequest)
    return {port: taken, servers: [first, second]}
  } catch (error) {
    if (NO_SUCH_FAMILY.has(codeOf(error))) return {port: taken, servers: [first]}
    first.close()
    throw error
  }
}

/** A server with HTTP/2, over which browsers do not limit concurrent requests. */
function createHttp2Server({tls, allowedHosts}: Address, onRequest: RequestListener): Server {
  const server = createSecureServer({
    ...tls,
    allowHTTP1: true,
    // Sanity's CLI expects a certificate of the other host from its proxy, and gives up before it asks for a tunnel.
    SNICallback: (name, done) => {
      if (!isOwnHost(name, allowedHosts)) console.error(refusalOf(name))
      done(null)
    },
  })
  const sockets = new Set<Duplex>()
  server.on('secureConnection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (incoming, outgoing) => {
    onRequest(incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse)
  })
  // Programs and browsers use this server as their proxy; the tunnels that they open end here.
  server.on('connect', (request: IncomingMessage | Http2ServerRequest, socket: Duplex) => {
    const {tunnel, host, answer} = tunnelOf(request, socket)
    // A killed program resets its tunnel, which would end this process, too.
    tunnel.on('error', () => tunnel.destroy())
    if (isOwnHost(host)) {
      answer()
      server.emit('connection', tunnel)
      return
    }
    const message = refusalOf(host.replace(/:\d+$/, ''))
    // Programs rarely show the response of a proxy.
    console.error(message)
    answer(httpError(403, message))
  })
  const closeAllConnections = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return Object.assign(server as unknown as Server, {closeAllConnections})
}

function refusalOf(host: string): string {
  return `This proxy serves only Sanity's hosts. Add ${host} to NO_PROXY to reach it directly.`
}

interface Tunnel {
  tunnel: Duplex
  /** The host to connect to, with its port. */
  host: string
  /** Opens the tunnel, or refuses to. */
  answer: (error?: ApiError) => void
}

/** What a CONNECT asks for. Browsers send it over HTTP/2, where the tunnel is a stream of the connection. */
function tunnelOf(request: IncomingMessage | Http2ServerRequest, socket: Duplex): Tunnel {
  if (!('stream' in request)) {
    const answer = (error?: ApiError): void => {
      if (error) refuse(socket, error)
      else socket.write('HTTP/1.1 200 OK\r\n\r\n')
    }
    return {tunnel: socket, host: request.url ?? '', answer}
  }
  const {stream, authority} = request
  const answer = (error?: ApiError): void => {
    stream.respond({':status': error?.status ?? 200})
    if (error) stream.end(JSON.stringify(error.body))
  }
  return {tunnel: stream, host: authority, answer}
}

function listen(address: Address, onRequest: RequestListener): Promise<Server> {
  const {port, host, tls} = address
  // Requests without a host get our error, which gives a reason; Node's does not.
  const server = tls
    ? createHttp2Server(address, onRequest)
    : createServer({requireHostHeader: false}, onRequest)
  server.on('clientError', refuseUnreadable)
  return new Promise((resolve, reject) => {
    const refused = (error: Error): void => {
      if (codeOf(error) === IN_USE) {
        error.message = `Port ${port} is already in use: stop what listens there or set CONTENT_LAKE_PORT to another port.`
      }
      reject(error)
    }
    server.once('error', refused)
    server.listen({host, port}, () => {
      server.off('error', refused)
      resolve(server)
    })
  })
}

/** Answers non-HTTP input with a reason; Node's default gives none. */
function refuseUnreadable(error: Error, socket: Duplex): void {
  if (!socket.writable || codeOf(error) === 'ECONNRESET') {
    socket.destroy()
    return
  }
  refuse(
    socket,
    codeOf(error) === 'HPE_HEADER_OVERFLOW'
      ? httpError(431, 'The headers are too long.')
      : httpError(400, 'The request is not HTTP.'),
  )
}

function refuse(socket: Duplex, {status, body}: ApiError): void {
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} ${String(body['error'])}\r\nconnection: close\r\n` +
      `content-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`,
  )
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Milliseconds that requests in flight may take; event streams never end and are cut afterward. */
const GRACE_MS = 300

/** Stops accepting, lets short requests finish, then closes the rest. */
export async function closeListeners(servers: Server[]): Promise<void> {
  const closed = servers.map(async (server) => {
    const isClosed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    await isClosed
  })
  const cut = setTimeout(() => {
    for (const server of servers) server.closeAllConnections()
  }, GRACE_MS)
  await Promise.all(closed)
  clearTimeout(cut)
}
