import {once} from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type {AddressInfo} from 'node:net'
import {setTimeout as sleep} from 'node:timers/promises'

/** A request as an instance received it. */
export interface Received {
  instance: number
  url: string
  version: string
  headers: IncomingHttpHeaders
}

/** How an instance answers the requests for a path. */
interface Answer {
  status?: number
  headers?: Record<string, string>
  /** In milliseconds. */
  delay?: number
}

/** Headers of a page that nginx caches. */
export const cacheable = {'cache-control': 'public, max-age=0, s-maxage=3600'}

/** Two instances of a site whose answers the test decides. */
export class Instances {
  readonly received: Received[] = []
  readonly #broken = new Set<number>()
  readonly #answers = new Map<string, Answer>()
  readonly #servers: Server[] = []

  async start(): Promise<this> {
    for (const instance of [0, 1]) {
      const server = createServer((request, response) => {
        void this.#serve(instance, request, response)
      })
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      this.#servers.push(server)
    }
    return this
  }

  async #serve(
    instance: number,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const {url = '', httpVersion: version, headers} = request
    this.received.push({instance, url, version, headers})
    if (this.#broken.has(instance)) {
      request.socket.destroy()
      return
    }
    const answer = this.#answers.get(url.split('?')[0] ?? '') ?? {}
    await sleep(answer.delay ?? 0)
    request.resume()
    // The number of the request tells a cached answer from a new one.
    response.writeHead(answer.status ?? 200, answer.headers).end(`${this.count(url)}`)
  }

  /** Host and port of each. One address each: nginx would take the two of localhost for two instances. */
  get addresses(): string[] {
    return this.#servers.map((server) => {
      const {address, port} = server.address() as AddressInfo
      return `${address}:${port}`
    })
  }

  /** From now on, answers the requests for a path in this way. */
  answer(path: string, answer: Answer): void {
    this.#answers.set(path, answer)
  }

  /** From now on, these instances break each connection without an answer; the others work. */
  async break(...instances: number[]): Promise<void> {
    this.#broken.clear()
    for (const instance of instances) this.#broken.add(instance)
    // nginx repeats requests that fail on a kept connection without counting them.
    for (const server of this.#servers) server.closeIdleConnections()
    await sleep(20)
  }

  /** How many requests for a URL have arrived. */
  count(url: string): number {
    return this.received.filter((request) => request.url === url).length
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}
