import type {Context} from 'hono'
import type {ContentfulStatusCode} from 'hono/utils/http-status'

import {ApiError, httpError} from '../errors.ts'

/** Turns a thrown error into JSON; unexpected ones are logged and not shown to the client. */
export function errorResponse(error: Error, c: Context): Response {
  // The client disconnected; nobody reads the response.
  if ('code' in error && error.code === 'ECONNRESET') return c.body(null, 400)
  const known = knownFailure(error)
  if (!known) console.error(`Content Lake failed on ${c.req.method} ${c.req.path}:`, error)
  const {body, status} = known ?? httpError(500, 'The server failed.')
  // A route may have set how long its success is stored.
  c.header('cache-control', 'no-store')
  return c.json(body, status as ContentfulStatusCode)
}

/** The error as the client sees it; undefined for one that it must not see. */
function knownFailure(error: Error): ApiError | undefined {
  if (error instanceof ApiError) return error
  // The only parser whose error escapes a route is `JSON.parse` of a body.
  if (error instanceof SyntaxError) {
    return httpError(400, 'The request body is not valid JSON.')
  }
  return undefined
}

/** A 404 that names the path, so that an endpoint the Studio newly requests shows up in its console. */
export function unknownRouteResponse(c: Context): Response {
  const message = `Nothing answers ${c.req.method} ${c.req.path}.`
  return c.json(httpError(404, message).body, 404)
}
