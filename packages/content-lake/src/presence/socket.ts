import {randomUUID} from 'node:crypto'
import type {IncomingMessage, Server} from 'node:http'
import type {Duplex} from 'node:stream'

import {WebSocketServer} from 'ws'
import type {RawData, WebSocket} from 'ws'

import type {Identity} from '../contract.ts'
import type {AllowsOrigin} from '../http/cors.ts'
import {identityFrom} from '../people/identify.ts'
import {NOBODY, type People} from '../people/people.ts'

/** State of an open Studio tab. */
interface Guest {
  socket: WebSocket
  dataset: string
  identity: Identity
  subscriptions: Set<string>
  /** Presence sessions of this socket; closing it announces that each has left. */
  sessions: Set<string>
}

interface Call {
  id?: unknown
  method?: unknown
  params?: Record<string, unknown> | null
}

interface Presence {
  attach(server: Server): void
  close(): void
}

const SOCKET_PATH = /^(?:\/v[^/]+)?\/socket\/([^/?]+)(?:\?|$)/
const MAX_MESSAGE_BYTES = 64 * 1024
/** Proxies and sleeping laptops drop idle sockets; the client ignores this message. */
const HEARTBEAT = '♥'
const HEARTBEAT_MS = 20_000
const METHOD_NOT_FOUND = -32601

/** `socket/<dataset>`: presence, as JSON-RPC, relayed to everybody signed in to the dataset. */
export function createPresence(
  people: People,
  hasDataset: (name: string) => boolean,
  allows: AllowsOrigin,
): Presence {
  const guests = new Set<Guest>()
  const server = new WebSocketServer({noServer: true, maxPayload: MAX_MESSAGE_BYTES})
  const heartbeat = setInterval(() => {
    for (const {socket} of guests) socket.send(HEARTBEAT)
  }, HEARTBEAT_MS)
  heartbeat.unref()

  const welcome = (socket: WebSocket, dataset: string): void => {
    const guest: Guest = {
      socket,
      dataset,
      identity: NOBODY,
      subscriptions: new Set(),
      sessions: new Set(),
    }
    guests.add(guest)
    socket.on('message', (data) => receive(guests, guest, data, people))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      guests.delete(guest)
      for (const session of guest.sessions) relay(guests, guest, signOff(guest, session))
    })
  }

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const dataset = SOCKET_PATH.exec(request.url ?? '')?.[1]
    const {origin} = request.headers
    // CORS does not cover WebSockets, so check the origin here.
    const foreign = origin !== undefined && !allows(origin)
    if (!dataset || foreign || !hasDataset(dataset)) {
      stream.end(
        `HTTP/1.1 ${foreign ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\n\r\n`,
      )
      return
    }
    server.handleUpgrade(request, stream, head, (socket) => welcome(socket, dataset))
  }

  return {
    attach: (http) => void http.on('upgrade', upgrade),
    close() {
      clearInterval(heartbeat)
      for (const {socket} of guests) socket.terminate()
      server.close()
    },
  }
}

function receive(guests: Set<Guest>, guest: Guest, data: RawData, people: People): void {
  const call = parse(data)
  if (!call || typeof call.method !== 'string') return
  const {id, method} = call
  const params = call.params ?? {}
  const answer = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
  const reply = answer
    ? {result: answer({guests, guest, params, people})}
    : {error: {code: METHOD_NOT_FOUND, message: `There is no method "${method}".`}}
  guest.socket.send(JSON.stringify({jsonrpc: '2.0', id, ...reply}))
}

interface Situation {
  guests: Set<Guest>
  guest: Guest
  params: Record<string, unknown>
  people: People
}

const METHODS: Record<string, (situation: Situation) => unknown> = {
  authorization({guest, params, people}) {
    const {authorization} = params
    try {
      guest.identity = identityFrom(
        typeof authorization === 'string' ? authorization : undefined,
        people,
      )
    } catch {
      guest.identity = NOBODY
    }
    return guest.identity !== NOBODY
  },
  presence_subscribe({guest}) {
    const subscription = randomUUID()
    guest.subscriptions.add(subscription)
    return subscription
  },
  presence_unsubscribe: ({guest, params}) =>
    guest.subscriptions.delete(String(params['subscriptionId'])),
  presence_rollcall({guests, guest, params}) {
    relay(guests, guest, {type: 'rollCall', i: guest.identity.id, session: params['session']})
    return true
  },
  presence_announce({guests, guest, params}) {
    const state = params['data'] as {sessionId?: unknown} | undefined
    if (typeof state?.sessionId === 'string') guest.sessions.add(state.sessionId)
    relay(guests, guest, {type: 'state', i: guest.identity.id, m: state})
    return true
  },
  presence_disconnect({guests, guest, params}) {
    const session = String(params['session'])
    guest.sessions.delete(session)
    relay(guests, guest, signOff(guest, session))
    return true
  },
}

function signOff(guest: Guest, session: string): unknown {
  return {type: 'disconnect', i: guest.identity.id, m: {session}}
}

function relay(guests: Set<Guest>, sender: Guest, event: unknown): void {
  if (sender.identity === NOBODY) return
  for (const guest of guests) {
    if (guest.dataset !== sender.dataset || guest.identity === NOBODY) continue
    for (const subscription of guest.subscriptions) {
      const params = {subscription, result: event}
      guest.socket.send(JSON.stringify({jsonrpc: '2.0', method: 'presence_subscription', params}))
    }
  }
}

function parse(data: RawData): Call | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
