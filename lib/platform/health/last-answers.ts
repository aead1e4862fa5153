import {subscribe} from 'node:diagnostics_channel'
import type {ServerResponse} from 'node:http'

/**
 * Sends `connection: close` during shutdown. Next.js waits for open connections, and a load
 * balancer keeps using them until told.
 */
export function endConnectionsAtStop(): void {
  process.once('SIGTERM', () => {
    subscribe('http.server.request.start', (message) => {
      const {response} = message as {response: ServerResponse}
      response.setHeader('connection', 'close')
    })
  })
}
