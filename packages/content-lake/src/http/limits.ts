import type {MiddlewareHandler} from 'hono'
import {bodyLimit} from 'hono/body-limit'

import {type ApiError, httpError} from '../errors.ts'

/** In bytes. */
export const MEGABYTE = 1024 * 1024

/** A 413 that names the limit. */
export function tooLarge(megabytes: number): ApiError {
  const bytes = (megabytes * MEGABYTE).toLocaleString('en')
  return httpError(413, `A body here may have at most ${bytes} bytes.`)
}

/** Rejects a large body by its declared length, or as soon as it exceeds the limit. */
export function limitBody(megabytes: number): MiddlewareHandler {
  const onError = (): never => {
    throw tooLarge(megabytes)
  }
  return bodyLimit({maxSize: megabytes * MEGABYTE, onError})
}
