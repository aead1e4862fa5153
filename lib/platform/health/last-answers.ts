import {subscribe} from 'node:diagnostics_channel'
import type {ServerResponse} from 'node:http'

/**
 * Lets a process that is asked to end tell each connection so with its next answer. Next.js waits for connections to end,
 * and a load balancer would go on using those that it has, until the process is killed in the middle of an answer.
 */
export function endConnectionsAtStop(): void {
  process.once('SIGTERM', () => {
    subscribe('http.server.request.start', (message) => {
      const {response} = message as {response: ServerResponse}
      response.setHeader('connection', 'close')
    })
  })
}
