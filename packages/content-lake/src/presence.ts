import {randomUUID} from 'node:crypto'
import type {IncomingMessage, Server} from 'node:http'
import type {Duplex} from 'node:stream'

import {WebSocketServer} from 'ws'
import type {RawData, WebSocket} from 'ws'

import type {AllowsOrigin} from './http/cors.ts'

interface Presence {
  attach(server: Server): void
  close(): void
}

const SOCKET_PATH = /^(?:\/v[^/]+)?\/socket\/([^/?]+)(?:\?|$)/
const MAX_MESSAGE_BYTES = 64 * 1024
/** Proxies and sleeping laptops drop idle sockets; the client ignores this message. */
const HEARTBEAT = '♥'
const HEARTBEAT_MS = 20_000

/**
 * `socket/<dataset>`: accepts the Studio's presence calls (JSON-RPC) and relays nothing, so that the Studio shows no
 * error. Nobody sees who else is in a document.
 */
export function createPresence(
  hasDataset: (name: string) => boolean,
  allows: AllowsOrigin,
): Presence {
  const server = new WebSocketServer({noServer: true, maxPayload: MAX_MESSAGE_BYTES})
  const heartbeat = setInterval(() => {
    for (const socket of server.clients) socket.send(HEARTBEAT)
  }, HEARTBEAT_MS)
  heartbeat.unref()

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const dataset = SOCKET_PATH.exec(request.url ?? '')?.[1]
    const {origin} = request.headers
    // CORS does not cover WebSockets, so check the origin here.
    const foreign = origin !== undefined && !allows(origin)
    if (!dataset || foreign || !hasDataset(dataset)) {
      // Nobody else listens now: the error of a client that resets the connection would end the process.
      stream.on('error', () => stream.destroy())
      stream.end(
        `HTTP/1.1 ${foreign ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\n\r\n`,
        () => stream.destroy(),
      )
      return
    }
    server.handleUpgrade(request, stream, head, welcome)
  }

  return {
    attach: (http) => void http.on('upgrade', upgrade),
    close() {
      clearInterval(heartbeat)
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

function welcome(socket: WebSocket): void {
  socket.on('message', (data) => acknowledge(socket, data))
  socket.on('error', () => socket.terminate())
}

/** Answers a call; a subscription gets an id. */
function acknowledge(socket: WebSocket, data: RawData): void {
  const call = parse(data)
  if (typeof call?.method !== 'string') return
  const result = call.method === 'presence_subscribe' ? randomUUID() : true
  socket.send(JSON.stringify({jsonrpc: '2.0', id: call.id, result}))
}

function parse(data: RawData): {id?: unknown; method?: unknown} | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
