import {Agent, request} from 'node:https'

import {until} from '../processes/run.ts'

/** The outcome of a request. `cut` is a response that began and broke off, which a client must not retry. */
interface Outcome {
  kind: 'answered' | 'cut' | 'lost'
  status: number
  text: string
  headers: Record<string, string | string[] | undefined>
}

/** Requests a URL as browsers do, retrying when a kept-alive connection closes without a response. Never rejects. */
export function get(url: string, agent: Agent, headers = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const sent = request(url, {agent, headers, timeout: 40_000}, (answer) => {
      const {statusCode: status = 0} = answer
      const parts: Buffer[] = []
      const end = (kind: Outcome['kind']) =>
        resolve({kind, status, text: Buffer.concat(parts).toString(), headers: answer.headers})
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () => end(answer.complete ? 'answered' : 'cut'))
      answer.once('error', () => end('cut'))
    })
    sent.once('timeout', () => sent.destroy(new Error('timeout')))
    sent.once('error', (error: NodeJS.ErrnoException) => {
      const isStale = sent.reusedSocket && error.code === 'ECONNRESET'
      resolve(isStale ? get(url, agent, headers) : {kind: 'lost', status: 0, text: '', headers: {}})
    })
    sent.end()
  })
}

export interface Load {
  /** Waits until so many further requests have ended. */
  more: (further: number) => Promise<void>
  /** Ends the load; returns the outcomes of all requests. */
  stop: () => Promise<Omit<Outcome, 'text' | 'headers'>[]>
}

/** Requests URLs continuously over a number of connections. */
export function startLoad(urls: readonly string[], connections: number, ca: string): Load {
  const agent = new Agent({keepAlive: true, maxSockets: connections, ca})
  const outcomes: Omit<Outcome, 'text' | 'headers'>[] = []
  const end = new AbortController()
  let count = 0
  const visit = async () => {
    while (!end.signal.aborted) {
      const url = urls[count++ % urls.length] ?? ''
      const {kind, status} = await get(url, agent, {'accept-encoding': 'gzip'})
      outcomes.push({kind, status})
    }
  }
  const visitors = Array.from({length: connections}, visit)
  return {
    async more(further) {
      const wanted = outcomes.length + further
      await until(
        () => outcomes.length >= wanted,
        () => `Of ${wanted} requests ${outcomes.length} have ended.`,
      )
    },
    async stop() {
      end.abort()
      await Promise.all(visitors)
      agent.destroy()
      return outcomes
    },
  }
}
