import {connect} from 'node:net'

import {deadline} from '../machine-speed.ts'

/** A request exactly as it is sent. HTTP clients would refuse to send malformed ones. */
export interface RawRequest {
  method: string
  /** The text between the method and the version. */
  target: string
  headers: readonly (readonly [string, string])[]
  body: Buffer
}

export interface RawAnswer {
  /** Null when the connection closed without a response. */
  status: number | null
  head: string
  body: string
}

/** Milliseconds after which a server counts as hanging. */
const timeoutMs = deadline(20_000)

/** Serializes a request. Each has its own connection, so that a malformed one cannot affect the next. */
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
  // The body is already bytes: as a string, characters beyond ASCII would change its length.
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

/** Sends a request and returns the whole response; throws on a timeout. */
export function sendRaw(site: URL, request: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect({host: site.hostname, port: Number(site.port)})
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('There is no answer.')))
    socket.on('data', (part) => parts.push(part))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // The server may close the connection after an error response without reading the rest of the request.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(read(Buffer.concat(parts)))
      else reject(error)
    })
    socket.once('close', () => resolve(read(Buffer.concat(parts))))
    socket.write(bytesOf(request, site.host))
  })
}
