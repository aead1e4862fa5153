import {Agent, request} from 'node:http'

export const dataset = 'production'
export const clientsAtOnce = 16

/** The path to which queries are posted. */
export const questionPath = `/v2025-02-19/data/query/${dataset}`

/** A lake's URL, and an editor's token. */
export interface Address {
  url: string
  token: string
}

const agent = new Agent({keepAlive: true, maxSockets: clientsAtOnce})

/** Closes kept-alive connections: the lake closes idle ones after some seconds. */
export function closeConnections(): void {
  agent.destroy()
}

/** Returns an editor's request headers. */
export function headersFor({token}: Address): Record<string, string> {
  return {authorization: `Bearer ${token}`, 'content-type': 'application/json'}
}

/** Returns the body of a 200 response; any other status ends the benchmark. */
export function ask(address: Address, path: string, body?: object): Promise<string> {
  const {hostname: host, port} = new URL(address.url)
  const headers = headersFor(address)
  const method = body ? 'POST' : 'GET'
  return new Promise((resolve, reject) => {
    const sent = request({agent, headers, host, method, path, port}, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => {
        const text = Buffer.concat(pieces).toString('utf8')
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${response.statusCode}: ${text.slice(0, 500)}`))
      })
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}
