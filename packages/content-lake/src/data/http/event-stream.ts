const PING_MILLISECONDS = 15_000
/** Reconnect delay of clients; browsers default to three seconds. */
const RETRY_MILLISECONDS = 500
/** A client this far behind is disconnected; it reconnects and resumes. */
const MAX_BACKLOG_BYTES = 16 * 1024 * 1024
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export interface ServerEvent {
  name: string
  id?: string
  data: unknown
}

export interface EventStream {
  send(event: ServerEvent): void
  /** Idempotent. */
  end(): void
}

/**
 * Server-sent events. `start` gets the open stream and returns the cleanup, which runs when either
 * side ends it.
 */
export function eventStream(
  signal: AbortSignal,
  start: (stream: EventStream) => () => void,
): Response {
  let end = nothing
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string): void => {
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) <= 0) end()
        }
        end = openStream(send, () => controller.close(), start)
        signal.addEventListener('abort', () => end(), {once: true})
      },
      cancel: () => end(),
    },
    {highWaterMark: MAX_BACKLOG_BYTES, size: (chunk) => chunk?.byteLength ?? 0},
  )
  return new Response(body, {headers: HEADERS})
}

function nothing(): void {}

function openStream(
  write: (text: string) => void,
  close: () => void,
  start: (stream: EventStream) => () => void,
): () => void {
  let open = true
  let cleanUp = nothing
  // Browsers report the stream as open only after the first bytes.
  write(`retry: ${RETRY_MILLISECONDS}\n\n`)
  const ping = setInterval(() => write(': ping\n\n'), PING_MILLISECONDS)
  ping.unref()
  const end = (): void => {
    if (!open) return
    open = false
    clearInterval(ping)
    cleanUp()
    // A disconnected client has closed its end already.
    try {
      close()
    } catch {
      return
    }
  }
  const stop = start({
    send: (event) => {
      if (open) write(format(event))
    },
    end,
  })
  cleanUp = stop
  if (!open) stop()
  return end
}

function format({name, id, data}: ServerEvent): string {
  const identifier = id === undefined ? '' : `id: ${id}\n`
  return `event: ${name}\n${identifier}data: ${JSON.stringify(data)}\n\n`
}
