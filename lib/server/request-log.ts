import 'server-only'
import {randomUUID} from 'node:crypto'

import type {Instrumentation} from 'next'
import {headers} from 'next/headers'

import {log, loggablePath} from './log'

/** Header with the request's id, in requests and responses. */
export const requestIdHeader = 'x-request-id'

/** Ids of proxies and load balancers; anything else could be an attempt to inject text into the log, or a phone number. */
const wellFormed = /^(?=.*[a-z])[\w.:-]{8,64}$/i

/** A valid request id, as Next.js passes headers after a failure; undefined for anything else. */
function knownRequestId(value: string | string[] | null | undefined): string | undefined {
  return typeof value === 'string' && wellFormed.test(value) ? value : undefined
}

/** Returns the request id that a proxy set, or a new one. */
export function requestIdOf(sent: Headers): string {
  return knownRequestId(sent.get(requestIdHeader)) ?? randomUUID()
}

/** Failures that do not fail the request, and how they are logged. */
const failures = {
  'cdn-not-purged': 'The CDN could not be purged',
  'lead-not-delivered': 'A webhook did not accept a form entry',
  'lead-not-stored': 'A form entry could not be stored',
  'outbox-not-read': 'The entries for webhooks could not be read',
  'search-failed': 'The Content Lake did not answer a search',
  'sign-in-refused': 'A sign-in was refused',
  'user-data': 'Error fetching user data',
}

/** What may be logged; service messages are left out because they may quote user input. */
interface Details {
  /** The service's error code. */
  code?: string | null
  /** HTTP status of the service's answer. */
  status?: number | null
}

/** Id of the current request; undefined in a build or a test. */
async function currentRequestId(): Promise<string | undefined> {
  try {
    return knownRequestId((await headers()).get(requestIdHeader) ?? undefined)
  } catch {
    return undefined
  }
}

/** Logs a failure as one line without personal data. */
export async function logFailure(event: keyof typeof failures, details: Details): Promise<void> {
  const requestId = await currentRequestId()
  log.error({event, requestId, ...details}, failures[event])
}

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
