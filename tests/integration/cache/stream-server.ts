import {once} from 'node:events'
import {createServer, type Socket, type AddressInfo} from 'node:net'

/** A minimal server for Redis streams; `npm test scale` runs a real Redis. */
export interface StreamServer {
  url: string
  /** Breaks every connection, like a network failure. */
  disconnect: () => void
  close: () => void
}

interface Entry {
  id: string
  fields: string[]
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`
const array = (items: string[]) => `*${items.length}\r\n${items.join('')}`

/** Returns the complete commands, each an array of strings, and the remaining input. */
function parse(received: string): {commands: string[][]; rest: string} {
  const commands: string[][] = []
  let rest = received
  for (;;) {
    const count = Number(/^\*(\d+)\r\n/.exec(rest)?.[1])
    const lines = rest.split('\r\n')
    if (Number.isNaN(count) || lines.length <= 1 + 2 * count) return {commands, rest}
    commands.push(lines.slice(1, 1 + 2 * count).filter((_, index) => index % 2 === 1))
    rest = lines.slice(1 + 2 * count).join('\r\n')
  }
}

/** Starts a server with a single stream on a free port. */
export async function startStreamServer(): Promise<StreamServer> {
  const entries: Entry[] = []
  const sockets = new Set<Socket>()
  let waiting: (() => void)[] = []

  function add(fields: string[]): string {
    const id = `${Date.now()}-${entries.length + 1}`
    entries.push({id, fields})
    const readers = waiting
    waiting = []
    for (const answerReader of readers) answerReader()
    return bulk(id)
  }

  function read(socket: Socket, key: string, after: string): void {
    const newer = entries.slice(entries.findIndex(({id}) => id === after) + 1)
    if (newer.length === 0) {
      waiting.push(() => read(socket, key, after))
      return
    }
    const listed = newer.map(({id, fields}) => array([bulk(id), array(fields.map(bulk))]))
    socket.write(`%1\r\n${bulk(key)}${array(listed)}`)
  }

  function answer(socket: Socket, [name = '', ...values]: string[]): void {
    if (name === 'HELLO') socket.write(`%1\r\n${bulk('proto')}:3\r\n`)
    else if (name === 'XADD') socket.write(add(values.slice(values.indexOf('*') + 1)))
    else if (name === 'XREAD') read(socket, values.at(-2) ?? '', values.at(-1) ?? '')
    else socket.write('+OK\r\n')
  }

  const server = createServer((socket) => {
    let received = ''
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (chunk) => {
      const {commands, rest} = parse(received + chunk.toString())
      received = rest
      for (const command of commands) answer(socket, command)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const disconnect = () => {
    waiting = []
    for (const socket of sockets) socket.destroy()
  }
  const close = () => {
    server.close()
    disconnect()
  }
  return {url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, disconnect, close}
}
