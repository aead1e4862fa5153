import {type RawAnswer, type RawRequest, sendRaw} from './raw-request.ts'

/** The number of concurrent requests. */
const atOnce = 8

/** A line of a stack trace, or Next.js's page for an uncaught error. */
const trace = /\n\s+at .+[:(]|node_modules|webpack-internal|Application error: a/

/** Readiness may legitimately report a failure. */
const mayReportFailure = /^\/api\/ready(?:[?#]|$)/

/**
 * Whether a request may call a server action of the admin area. Next.js answers 500 to arguments that it cannot read,
 * before the site's code runs; nothing is stored or leaked.
 */
function mayCallAction({method, target}: RawRequest): boolean {
  return method === 'POST' && target.startsWith('/admin')
}

/** Methods that no `Request` may have: Next.js answers 500 before the site's code runs, and nginx refuses them. */
const forbidden = new Set(['CONNECT', 'TRACE', 'TRACK'])

/** Returns what is wrong with a response, or null. */
function failureOf(request: RawRequest, {status, body, head}: RawAnswer): string | null {
  // Node.js closes the connection when the request is not HTTP.
  if (status === null) return body === '' ? null : 'a response that is not HTTP'
  const isError = status >= 500 && !mayReportFailure.test(request.target)
  // The same holds for a target that is no URL.
  const isOfNext = mayCallAction(request) || forbidden.has(request.method) || request.target === '*'
  if (isError && !isOfNext) return `status ${status}`
  const isText =
    !/^content-encoding:/im.test(head) && /^content-type: (?:text|application)/im.test(head)
  if (isText && trace.test(body)) return `status ${status} with a stack trace`
  return null
}

/** Whether the server still waits for more of the body, because `Content-Length` promises more than is sent. */
function isUnfinished({headers, body}: RawRequest): boolean {
  const length = headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1]
  return Number(length) > body.length
}

/** Formats a request so that it can be read and replayed. */
function describe({method, target, headers, body}: RawRequest): string {
  const text = body.subarray(0, 400).toString()
  return JSON.stringify({method, target: target.slice(0, 400), headers, body: text})
}

/** Sends every request; returns the failures and how often each status occurred. */
export async function fuzz(
  site: URL,
  requests: readonly RawRequest[],
): Promise<{failures: string[]; statuses: Record<string, number>}> {
  const failures: string[] = []
  const statuses: Record<string, number> = {}
  const queue = requests.values()
  const work = async () => {
    for (const request of queue) {
      const answer = await sendRaw(site, request).catch((error: Error) => error)
      if (answer instanceof Error) {
        if (isUnfinished(request)) continue
        failures.push(`${answer.message} ${describe(request)}`)
        continue
      }
      const status = answer.status ?? 'closed'
      statuses[status] = (statuses[status] ?? 0) + 1
      const failure = failureOf(request, answer)
      if (failure) failures.push(`${failure} ${describe(request)}`)
    }
  }
  await Promise.all(Array.from({length: atOnce}, work))
  return {failures, statuses}
}

/** Returns the status of a plain GET of each route without parameters. */
export async function readStatuses(
  site: URL,
  routes: readonly string[],
): Promise<Record<string, number | null>> {
  const named = routes.filter((route) => !route.includes('['))
  const answers = await Promise.all(
    named.map(async (target): Promise<[string, number | null]> => {
      const {status} = await sendRaw(site, {
        method: 'GET',
        target,
        headers: [],
        body: Buffer.alloc(0),
      })
      return [target, status]
    }),
  )
  return Object.fromEntries(answers)
}
