import {createServer, type IncomingHttpHeaders} from 'node:http'
import type {AddressInfo} from 'node:net'

import {afterEach, beforeEach} from 'vitest'

/** A request to a receiver. */
interface Delivery {
  url: string
  method: string
  body: string
  headers: IncomingHttpHeaders
}

/** A receiver of webhooks. */
export interface Receiver {
  site: string
  deliveries: Delivery[]
  /** The status of the next answer; 0 breaks the connection. */
  answer: (url: string) => number | Promise<number>
}

/** Provides each test of a file with a receiver of webhooks, which accepts all. */
export function useReceiver(): Receiver {
  const used: Receiver = {site: '', deliveries: [], answer: () => 200}
  const server = createServer((request, response) => {
    const {url = '', method = '', headers} = request
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      used.deliveries.push({url, method, body, headers})
      void Promise.resolve(used.answer(url)).then((status) =>
        status === 0 ? response.destroy() : response.writeHead(status).end(`Answer to ${url}`),
      )
    })
  })
  beforeEach(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const {port} = server.address() as AddressInfo
    Object.assign(used, {site: `http://127.0.0.1:${port}`, deliveries: [], answer: () => 200})
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })
  return used
}
