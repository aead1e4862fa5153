import type {MiddlewareHandler} from 'hono'
import {bodyLimit} from 'hono/body-limit'

import {refusal} from '../errors.ts'

const MEGABYTE = 1024 * 1024

/** Refuses a larger body before it is read when it declares its length, else as soon as it grows past the limit. */
export function limitBody(megabytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: megabytes * MEGABYTE,
    onError: () => {
      throw refusal(413, 'Payload Too Large', `A body here may have at most ${megabytes} MB.`)
    },
  })
}
