import {createServer, request} from 'node:http'
import {type AddressInfo, connect, type Socket} from 'node:net'

/** A proxy for all of a browser's connections, which a test can break. */
export interface Network {
  /** URL of the proxy. */
  proxy: string
  /** Closes all connections, and each new one, until they are restored. */
  break(): void
  mend(): void
  close(): Promise<void>
}

/** Resolves `*.localhost`, as browsers do but Node.js does not. */
function placeOf(address: string) {
  const {port, pathname, search} = new URL(address)
  return {host: 'localhost', port: Number(port), path: pathname + search}
}

function tunnel(reader: Socket, address: string): void {
  const {host, port} = placeOf(`http://${address}`)
  const server = connect(port, host, () => {
    reader.write('HTTP/1.1 200 Connection established\r\n\r\n')
    server.pipe(reader)
    reader.pipe(server)
  })
  server.on('error', () => reader.destroy())
  reader.on('error', () => server.destroy())
  reader.on('close', () => server.destroy())
}

/** Starts a proxy on a free port. */
export async function openNetwork(): Promise<Network> {
  const open = new Set<Socket>()
  let isBroken = false
  const server = createServer((incoming, outgoing) => {
    const {method, headers} = incoming
    const forwarded = request({...placeOf(incoming.url ?? ''), method, headers}, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })
  // WebSockets.
  server.on('connect', (incoming, socket) => tunnel(socket as Socket, incoming.url ?? ''))
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    if (isBroken) socket.destroy()
  })
  const endAll = () => {
    for (const socket of open) socket.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    proxy: `http://localhost:${(server.address() as AddressInfo).port}`,
    break() {
      isBroken = true
      endAll()
    },
    mend() {
      isBroken = false
    },
    async close() {
      endAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
