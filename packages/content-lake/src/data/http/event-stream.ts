import type {DataLake} from '../lake/lake.ts'

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

/** Server-sent events. `start` returns the cleanup, which runs when a side or the lake ends the stream. */
export function eventStream(
  lake: Pick<DataLake, 'onClose'>,
  signal: AbortSignal,
  start: (stream: EventStream) => () => void,
): Response {
  const canceled = new AbortController()
  const open = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const encoder = new TextEncoder()
    const cleanUps: (() => void)[] = []
    const cleanUp = (): void => cleanUps.splice(0).forEach((each) => each())
    let isOpen = true
    const end = (): void => {
      if (!isOpen) return
      isOpen = false
      cleanUp()
      if (!canceled.signal.aborted) controller.close()
    }
    const write = (text: string): void => {
      if (!isOpen) return
      controller.enqueue(encoder.encode(text))
      if ((controller.desiredSize ?? 0) <= 0) end()
    }
    // Browsers report the stream as open only after the first bytes.
    write(`retry: ${RETRY_MILLISECONDS}\n\n`)
    const ping = setInterval(() => write(': ping\n\n'), PING_MILLISECONDS).unref()
    cleanUps.push(() => clearInterval(ping), lake.onClose(end))
    cleanUps.push(start({send: (event) => write(format(event)), end}))
    if (!isOpen) cleanUp()
    for (const each of [signal, canceled.signal]) each.addEventListener('abort', end, {once: true})
  }
  const body = new ReadableStream<Uint8Array>(
    {start: open, cancel: () => canceled.abort()},
    {highWaterMark: MAX_BACKLOG_BYTES, size: (chunk) => chunk?.byteLength ?? 0},
  )
  return new Response(body, {headers: HEADERS})
}

function format({name, id, data}: ServerEvent): string {
  const identifier = id === undefined ? '' : `id: ${id}\n`
  return `event: ${name}\n${identifier}data: ${JSON.stringify(data)}\n\n`
}
