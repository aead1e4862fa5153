import {connect} from 'node:net'

/** A request as it goes through the wire, which no client would let anybody write. */
export interface RawRequest {
  method: string
  /** What stands between the method and the version. */
  target: string
  headers: readonly (readonly [string, string])[]
  body: Buffer
}

export interface RawAnswer {
  /** Null when the connection ended without an answer. */
  status: number | null
  head: string
  body: string
}

/** A server that takes longer than this hangs, in milliseconds. */
const timeoutMs = 20_000

/** Each request has a connection of its own: what one breaks is not the next one's. */
function bytesOf({method, target, headers, body}: RawRequest, host: string): Buffer {
  const given = new Set(headers.map(([name]) => name.toLowerCase()))
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(given.has('host') ? [] : [`host: ${host}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body.length > 0 && !given.has('content-length') && !given.has('transfer-encoding')
      ? [`content-length: ${body.length}`]
      : []),
    'connection: close',
  ]
  // What a client sends as bytes comes from strings here: one character beyond ASCII is several.
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body])
}

function read(bytes: Buffer): RawAnswer {
  const text = bytes.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
  if (!status) return {status: null, head: '', body: text}
  return {
    status: Number(status),
    head: text.slice(0, end),
    body: bytes.subarray(end + 4).toString(),
  }
}

/** Sends a request and reads all that comes back; throws when nothing does for too long. */
export function sendRaw(site: URL, request: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect({host: site.hostname, port: Number(site.port)})
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('There is no answer.')))
    socket.on('data', (part) => parts.push(part))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // A server that has said what is wrong may close before it has read the rest.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(read(Buffer.concat(parts)))
      else reject(error)
    })
    socket.once('close', () => resolve(read(Buffer.concat(parts))))
    socket.write(bytesOf(request, site.host))
  })
}
