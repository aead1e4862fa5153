import type {MiddlewareHandler} from 'hono'
import {bodyLimit} from 'hono/body-limit'

import {type ApiError, refusal} from '../errors.ts'

/** In bytes. */
export const MEGABYTE = 1024 * 1024
/** Maximum body of a query or transaction. */
export const DATA_MEGABYTES = 10
/** The same in bytes. */
export const DATA_BYTES = DATA_MEGABYTES * MEGABYTE
const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A 413 that names the limit. */
export function tooLarge(megabytes: number): ApiError {
  return refusal(413, 'Payload Too Large', `A body here may have at most ${megabytes} MB.`)
}

/** Rejects a large body by its declared length, or as soon as it exceeds the limit. */
export function limitBody(megabytes: number): MiddlewareHandler {
  const maxSize = megabytes * MEGABYTE
  const refuse = (): never => {
    throw tooLarge(megabytes)
  }
  const limit = bodyLimit({maxSize, onError: refuse})
  // Hono's own limit reads the body, which costs as much as a cached answer.
  return (c, next) => {
    if (BODILESS.has(c.req.method)) return next()
    const length = c.req.header('content-length')
    const isDeclared = length !== undefined && c.req.header('transfer-encoding') === undefined
    if (!isDeclared) return limit(c, next)
    return Number(length) > maxSize ? refuse() : next()
  }
}
