import 'server-only'
import {subscribe} from 'node:diagnostics_channel'
import type {IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse} from 'node:http'

import {LRUCache} from 'lru-cache'

import {logNotFound} from '../platform/logging/not-found'
import {requestIdFor, requestIdHeader} from '../platform/logging/request-id'
import {announcements} from './announcements'
import {readyKey} from './ready-key'

/** An answer as it left: with its headers, and compressed if it was. */
interface Ready {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** How many announcements had been heard when it was asked for. */
  heard: number
}

/** Bytes. */
const mostBytes = 32 * 1024 * 1024
const largest = 1024 * 1024

/**
 * For how long answers are given again, in milliseconds. A publish ends it at once; this is for what no publish tells of: a
 * page that is rendered again because of its age, or an address that has a page as soon as the list of addresses is read.
 */
const lifetime = {page: 1000, notFound: 200} as const

const answers = new LRUCache<string, Ready>({
  maxSize: mostBytes,
  maxEntrySize: largest,
  // The key holds what the visitor sent, which may be long.
  sizeCalculation: ({body}, key) => body.length + key.length + 4096,
})

/** Whether the cache of pages had an answer, and anybody may be given it. */
function isKeptPage(response: ServerResponse): boolean {
  if (response.statusCode !== 200 || response.getHeader('x-nextjs-cache') !== 'HIT') return false
  return /^public\b.*\bs-maxage=/.test(String(response.getHeader('cache-control')))
}

/** Whether an answer is the page of `proxy.ts` for addresses without one. */
function isNotFoundPage(response: ServerResponse): boolean {
  if (response.statusCode !== 404 || response.getHeader('x-robots-tag') !== 'noindex') return false
  return String(response.getHeader('content-type')).startsWith('text/html')
}

/** For how long an answer is given again; 0 for one that is made for whoever asked. */
function lifetimeOf(response: ServerResponse): number {
  if (response.hasHeader('set-cookie')) return 0
  if (isKeptPage(response)) return lifetime.page
  return isNotFoundPage(response) ? lifetime.notFound : 0
}

const plain = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether a browser has the answer already (RFC 9110, section 13.1.2). */
function isKnown({headers}: IncomingMessage, etag: unknown): boolean {
  const known = headers['if-none-match']
  if (!known || typeof etag !== 'string' || /\bno-cache\b/.test(headers['cache-control'] ?? ''))
    return false
  return known.split(',').map(plain).includes(plain(etag))
}

/** What is left out where a browser has the answer already. */
const ofBody = ['content-type', 'content-encoding', 'content-length', 'transfer-encoding']

function give(ready: Ready, request: IncomingMessage, response: ServerResponse): void {
  const {status, headers, body} = ready
  const requestId = requestIdFor(request.headers[requestIdHeader])
  if (status === 404) logNotFound(request.url ?? '', requestId)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!)
  response.setHeader(requestIdHeader, requestId)
  if (isKnown(request, headers.etag)) {
    for (const name of ofBody) response.removeHeader(name)
    response.statusCode = 304
    response.end()
    return
  }
  response.statusCode = status
  response.setHeader('content-length', body.length)
  response.end(body)
}

/** The bytes of what is handed to a response. */
function bytesOf(part: unknown, encoding: unknown): Buffer[] {
  if (part instanceof Uint8Array) return [Buffer.from(part)]
  if (typeof part !== 'string') return []
  return [Buffer.from(part, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')]
}

/** Remembers what is sent, if others may be given it. */
function remember(response: ServerResponse, key: string): void {
  const heard = announcements()
  const parts: Buffer[] = []
  const write = response.write.bind(response) as (...all: unknown[]) => boolean
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse
  response.write = (...all: unknown[]) => {
    if (lifetimeOf(response) > 0) parts.push(...bytesOf(all[0], all[1]))
    return write(...all)
  }
  response.end = (...all: unknown[]) => {
    const ttl = lifetimeOf(response)
    if (ttl > 0) {
      const body = Buffer.concat([...parts, ...bytesOf(all[0], all[1])])
      const ready = {status: response.statusCode, headers: response.getHeaders(), body, heard}
      response.once('finish', () => answers.set(key, ready, {ttl}))
    }
    return end(...all)
  }
}

/** Gives the answer that was given to the same request a moment ago; false when there is none. */
function answerReady(request: IncomingMessage, response: ServerResponse): boolean {
  const key = readyKey(request)
  if (key === null) return false
  const ready = answers.get(key)
  if (ready && ready.heard === announcements()) {
    give(ready, request, response)
    return true
  }
  remember(response, key)
  return false
}

/**
 * Lets a server give an answer again, for as long as nothing was published, without asking Next.js: to find a page, to hash
 * and to compress it costs thirty times as much as to send it.
 */
export function giveReadyAnswers(): void {
  const servers = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const {server} = message as {server: Server}
    if (servers.has(server)) return
    servers.add(server)
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (answerReady(request, response)) return
      for (const listener of listeners) listener.call(server, request, response)
    })
  })
}
