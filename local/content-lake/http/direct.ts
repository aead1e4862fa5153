import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'

import type {Identity} from '../contract.ts'
import {failureOf} from './failures.ts'
import {isTag, isVersion} from './versions.ts'

/** A request that bypasses the routes, for an existing public dataset. */
interface PlainRequest {
  readonly req: {readonly url: string; readonly method: string; text: () => Promise<string>}
  readonly dataset: string
  readonly identity: Identity
}

interface DirectParts {
  hasDataset: (name: string) => boolean
  identify: (authorization: string | undefined) => Identity
  /** JSON answer of a query. */
  answer: (request: PlainRequest) => Promise<Uint8Array>
  maxBytes: number
}

/** A host that needs no normalisation. */
const PLAIN_HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/
const PLAIN_PATH = /^\/v([\d-]+|X)\/data\/query\/([a-z0-9~_-]+)(?:\?|$)/
const TAG = /[?&]tag=([^&]*)/

/**
 * Answers plain queries without the router: creating a `Request` and a `Response` costs as much as
 * a cached answer. Browser requests always take the routes.
 */
export function answeringQueries(parts: DirectParts, routes: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const dataset = plainDatasetOf(incoming, parts)
    if (dataset === undefined) return routes(incoming, outgoing)
    void answer(parts, dataset, incoming, outgoing)
    return undefined
  }
}

function plainDatasetOf(incoming: IncomingMessage, parts: DirectParts): string | undefined {
  const {headers, url = ''} = incoming
  if (headers.origin !== undefined || !PLAIN_HOST.test(headers.host ?? '')) return undefined
  if (!hasPlainBody(incoming, parts.maxBytes)) return undefined
  const dataset = datasetIn(url)
  return dataset !== undefined && parts.hasDataset(dataset) ? dataset : undefined
}

function datasetIn(url: string): string | undefined {
  const [, version = '', dataset] = PLAIN_PATH.exec(url) ?? []
  const tag = TAG.exec(url)?.[1]
  return isVersion(version) && (tag === undefined || isTag(tag)) ? dataset : undefined
}

function hasPlainBody({method, headers}: IncomingMessage, maxBytes: number): boolean {
  if (headers['transfer-encoding'] !== undefined) return false
  const length = headers['content-length']
  if (method === 'GET') return length === undefined
  return method === 'POST' && length !== undefined && Number(length) <= maxBytes
}

async function answer(
  parts: DirectParts,
  dataset: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const {method = '', headers, url = ''} = incoming
  try {
    const identity = parts.identify(headers.authorization)
    const req = {url: `http://${headers.host}${url}`, method, text: () => textOf(incoming)}
    send(outgoing, 200, await parts.answer({req, dataset, identity}))
  } catch (error) {
    // The client disconnected before sending its query.
    if (incoming.errored) return
    const {status, body} = failureOf(error, `${method} ${url.split('?', 1)[0]}`)
    send(outgoing, status, Buffer.from(JSON.stringify(body)))
  }
}

function send(outgoing: ServerResponse, status: number, body: Uint8Array): void {
  outgoing.writeHead(status, {'content-type': 'application/json', 'content-length': body.length})
  outgoing.end(body)
}

const decoder = new TextDecoder()

function textOf(incoming: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => {
      const [first] = pieces
      resolve(decoder.decode(first && pieces.length === 1 ? first : Buffer.concat(pieces)))
    })
    incoming.on('error', reject)
  })
}
