import {once} from 'node:events'
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'

import {Webhook} from 'standardwebhooks'
import {z} from 'zod'

export const webhookSecret = `whsec_${Buffer.alloc(32, 'k').toString('base64')}`

const lead = z.object({
  type: z.string(),
  data: z.object({email: z.string(), message: z.string().nullable()}),
})

/** How long it is away after `POST /kill`, in milliseconds. */
const restartMs = 2000

/** A request as it was received. */
export interface Received {
  id: string
  type: string
  email: string
  message: string | null
}

/** A webhook's server, which refuses what is not signed as Standard Webhooks say. */
export class Receiver {
  readonly received: Received[] = []
  /** Answers to the next requests; later ones are accepted. */
  answers: ((response: ServerResponse) => void)[] = []
  #server: Server | undefined
  #port = 0

  get url(): string {
    return `http://localhost:${this.#port}/leads`
  }

  /** Starts it, at the same port as before. */
  async start(): Promise<this> {
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.writeHead(401).end())
    })
    this.#server.listen(this.#port, 'localhost')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
    return this
  }

  async kill(): Promise<void> {
    this.#server?.close()
    this.#server?.closeAllConnections()
    if (this.#server?.listening) await once(this.#server, 'close')
  }

  /** `/received` lists what has arrived; `/kill` stops it for a while. */
  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/received') return void response.end(JSON.stringify(this.received))
    if (request.url !== '/kill') return this.#receive(request, response)
    response.end()
    await once(response, 'close')
    await this.kill()
    setTimeout(() => void this.start(), restartMs)
    return undefined
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const payload = new Webhook(webhookSecret).verify(body, request.headers as never)
    const {type, data} = lead.parse(payload)
    const {email, message} = data
    this.received.push({id: String(request.headers['webhook-id']), type, email, message})
    const answer = this.answers.shift() ?? answerWith(204)
    answer(response)
  }
}

export const answerWith =
  (status: number, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end()
