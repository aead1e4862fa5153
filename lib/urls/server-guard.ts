import 'server-only'
import {subscribe} from 'node:diagnostics_channel'
import type {IncomingMessage, Server, ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'

import {refusalOf, type RequestHead} from './refusals'

/** Milliseconds until a refused connection closes, in which the client reads the response. */
const closingTime = 500

/** Sends a refusal and closes the connection without reading the body. */
async function refuse(response: ServerResponse, refusal: Response): Promise<void> {
  const page = await refusal.text()
  const headers = {...Object.fromEntries(refusal.headers), connection: 'close'}
  response.writeHead(refusal.status, {...headers, 'content-length': Buffer.byteLength(page)})
  response.write(page)
  setTimeout(() => response.end(), closingTime)
}

interface ClientError {
  code?: string
  rawPacket?: Buffer
}

/** The start of a request whose target names no other host. */
const requestLine = /^(?:GET|HEAD) (\/(?![/\\])[^ \r\n]*) HTTP\/1\.1\r\n/

const encodedByte = (byte: string) =>
  `%${Buffer.from(byte, 'latin1').toString('hex').toUpperCase()}`

/** Where a request leads whose target holds bytes beyond ASCII, which Node.js does not parse. */
function encodedTarget({code, rawPacket}: ClientError): string | undefined {
  if (code !== 'HPE_INVALID_URL') return undefined
  const [, target] = requestLine.exec(rawPacket?.toString('latin1') ?? '') ?? []
  return target?.replaceAll(/[^\u0021-\u007E]/g, encodedByte)
}

/** Node.js's own responses to requests that it cannot parse, other than 400. */
const unparsed = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])

function answerUnparsed(error: ClientError, socket: Duplex): void {
  const target = encodedTarget(error)
  const status = target
    ? `308 Permanent Redirect\r\nLocation: ${target}`
    : (unparsed.get(error.code ?? '') ?? '400 Bad Request')
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
  else socket.destroy()
}

/** Placeholder origin for parsing. */
const origin = 'http://site.invalid'

function headOf({method = 'GET', url = '/', headers}: IncomingMessage): RequestHead {
  const {pathname, search} = URL.parse(url, origin) ?? new URL(origin)
  return {
    method,
    // `OPTIONS *` asks about the server itself; Next.js fails on this target.
    pathname: url.startsWith('*') ? url : pathname,
    search,
    contentLength: headers['content-length'],
    transferEncoding: headers['transfer-encoding'],
  }
}

/**
 * Puts the check of a request's head before the listeners of a server, leads raw characters to encoded ones, and lets
 * a server that stops end its connections.
 */
function guard(server: Server): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // `close` of the server leaves busy connections open, and a load balancer keeps them busy.
    if (!server.listening) response.setHeader('connection', 'close')
    const refusal = refusalOf(headOf(request))
    if (refusal) void refuse(response, refusal)
    else for (const listener of listeners) listener.call(server, request, response)
  })
  server.on('clientError', answerUnparsed)
}

/**
 * Refuses requests by their head before Next.js reads the body, which it does before it runs the proxy. Node.js names
 * the server at its first request; hosts without one, such as Vercel, limit bodies themselves.
 */
export function guardServers(): void {
  const guarded = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const {server} = message as {server: Server}
    if (guarded.has(server)) return
    guarded.add(server)
    guard(server)
  })
}
