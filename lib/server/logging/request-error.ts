import 'server-only'
import type {Instrumentation} from 'next'

import {log} from './log'
import {loggablePath} from './not-found'
import {knownRequestId, requestIdHeader} from './request-id'

type Arguments = Parameters<Instrumentation.onRequestError>

/** Maximum stack frames that are logged. */
const maxFrames = 10

/** Frames of a stack, without the message, which may quote user input. */
function frames(stack: string | undefined): string[] {
  const lines = (stack ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) => line.startsWith('at ')).slice(0, maxFrames)
}

/** Logs a failed request as one line with the digest that visitors see. */
export function logRequestError(
  error: Arguments[0],
  request: Arguments[1],
  context: Arguments[2],
): void {
  const {name, stack} = error instanceof Error ? error : {name: typeof error, stack: undefined}
  const {digest} = error as {digest?: unknown}
  log.error(
    {
      event: 'request-error',
      requestId: knownRequestId(request.headers[requestIdHeader]),
      method: request.method,
      path: loggablePath(request.path.replace(/[?#].*/, '')),
      route: context.routePath,
      kind: context.routeType,
      digest: typeof digest === 'string' ? digest : undefined,
      name,
      frames: frames(stack),
    },
    'A request ended in an error',
  )
}
