import 'server-only'
import type {Instrumentation} from 'next'

import {log} from './log'
import {loggablePath} from './not-found'
import {knownRequestId, requestIdHeader} from './request-id'

type Arguments = Parameters<Instrumentation.onRequestError>

/** As many places of the code are named. */
const mostFrames = 10

/** Where an error came from. Its message is left out: it may repeat what somebody typed. */
function frames(stack: string | undefined): string[] {
  const lines = (stack ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) => line.startsWith('at ')).slice(0, mostFrames)
}

/** Notes that a request ended in an error, as one line; the number in it is the one that visitors are shown. */
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
