import type {MiddlewareHandler} from 'hono'
import {bodyLimit} from 'hono/body-limit'

import {type ApiError, httpError} from '../errors.ts'

/** In bytes. */
export const MEGABYTE = 1024 * 1024
/** Maximum body of a query or transaction. */
export const DATA_MEGABYTES = 10

/** The hosted lake's limit of a transaction: 4,000,000 bytes. */
export const STRICT_MEGABYTES = 4_000_000 / MEGABYTE

/** A 413 that names the limit. */
export function tooLarge(megabytes: number): ApiError {
  return httpError(413, `A body here may have at most ${formatted(megabytes)}.`)
}

function formatted(megabytes: number): string {
  const isWhole = Number.isInteger(megabytes)
  return isWhole ? `${megabytes} MB` : `${(megabytes * MEGABYTE).toLocaleString('en')} bytes`
}

/** Rejects a large body by its declared length, or as soon as it exceeds the limit. */
export function limitBody(megabytes: number): MiddlewareHandler {
  const onError = (): never => {
    throw tooLarge(megabytes)
  }
  return bodyLimit({maxSize: megabytes * MEGABYTE, onError})
}
