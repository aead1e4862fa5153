import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'

/** How the proxy treats a request to a service. */
export type Fault =
  /** Forwards requests. */
  | {kind: 'none'}
  /** Refuses connections. */
  | {kind: 'down'}
  /** Accepts the request and never answers. */
  | {kind: 'hangs'}
  /** Delays the request by milliseconds. */
  | {kind: 'slow'; by: number}
  /** Forwards at once and delays the response, which is then out of date. */
  | {kind: 'late'; by: number}
  /** Resets the connection before the response. */
  | {kind: 'resets'}
  /** Breaks the connection halfway through the response body. */
  | {kind: 'halves'}
  /** Responds instead of the service. */
  | {kind: 'answers'; status: number; type: string; body: string; headers?: Record<string, string>}

export interface FaultProxy {
  /** Sets the fault for requests from now on; pending ones are not affected. */
  setFault(fault: Fault): Promise<void>
  /** Returns the number of requests since the last call. */
  countRequests(): number
  close(): Promise<void>
}

function copied(answer: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.once('end', () => resolve(Buffer.concat(parts)))
    answer.once('error', reject)
  })
}

/** Sends half of the response under headers that promise all of it. */
async function sendHalf(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await copied(answer)
  const {'transfer-encoding': _, ...headers} = answer.headers
  response.writeHead(answer.statusCode ?? 502, {...headers, 'content-length': body.length})
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.destroy())
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  {target, halved, delay}: {target: URL; halved: boolean; delay: number},
): void {
  const onward = ask({
    host: target.hostname,
    port: target.port,
    method: request.method,
    path: request.url,
    headers: {...request.headers, connection: 'close'},
    agent: false,
  })
  onward.once('response', (answer) => {
    if (halved) {
      void sendHalf(answer, response)
      return
    }
    setTimeout(() => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    }, delay)
  })
  onward.once('error', () => response.socket?.destroy())
  response.once('close', () => onward.destroy())
  request.pipe(onward)
}

/** Where a proxy listens, and the URL of the service behind it. */
export interface ProxyAddress {
  port: number
  target: string
}

/** Starts a proxy between the site and a service, which injects the chosen fault. */
export async function startFaultProxy(address: ProxyAddress): Promise<FaultProxy> {
  const target = new URL(address.target)
  let fault: Fault = {kind: 'none'}
  let requests = 0
  const handle: RequestListener = (request, response) => {
    requests += 1
    const delay = fault.kind === 'late' ? fault.by : 0
    const way = {target, halved: fault.kind === 'halves', delay}
    if (fault.kind === 'hangs') return
    if (fault.kind === 'resets') {
      request.socket.resetAndDestroy()
      return
    }
    if (fault.kind === 'answers') {
      const {status, type, body, headers} = fault
      response.writeHead(status, {'content-type': type, ...headers}).end(body)
      return
    }
    if (fault.kind === 'slow') setTimeout(() => forward(request, response, way), fault.by)
    else forward(request, response, way)
  }

  const server = createServer({keepAlive: false}, handle)
  const open = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(address.port, 'localhost', resolve)
    })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })

  await open()
  return {
    setFault: async (next) => {
      fault = next
      if (next.kind === 'down' && server.listening) await close()
      if (next.kind !== 'down' && !server.listening) await open()
    },
    countRequests: () => {
      const counted = requests
      requests = 0
      return counted
    },
    close: async () => {
      if (server.listening) await close()
    },
  }
}
