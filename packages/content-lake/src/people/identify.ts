import type {MiddlewareHandler} from 'hono'

import type {LakeEnv} from '../contract.ts'
import {ApiError, httpError} from '../errors.ts'
import {NOBODY, type People} from './people.ts'

/** Middleware that sets the identity of a token; an unknown one is rejected, not anonymous. */
export function identify(people: People): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    const given = c.req.header('authorization')
    const identity = given ? people.holderOf(/^Bearer +(\S+)$/i.exec(given)?.[1] ?? '') : NOBODY
    if (!identity) {
      const {body} = httpError(401, 'Session not found')
      // The Studio offers to sign in again on this code.
      throw new ApiError(401, {...body, errorCode: 'SIO-401-ANF'})
    }
    c.set('identity', identity)
    await next()
  }
}
