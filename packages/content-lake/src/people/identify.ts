import type {MiddlewareHandler} from 'hono'

import type {Identity, LakeEnv} from '../contract.ts'
import {ApiError, httpError} from '../errors.ts'
import {NOBODY, type People} from './people.ts'

/** Identity of an `Authorization` header; an unknown token is rejected, not anonymous. */
function identityFrom(authorization: string | undefined, people: People): Identity {
  if (!authorization) return NOBODY
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  const identity = token ? people.holderOf(token) : undefined
  if (identity) return identity
  const {body} = httpError(401, 'Session not found')
  // The Studio offers to sign in again on this code.
  throw new ApiError(401, {...body, errorCode: 'SIO-401-ANF'})
}

/** Middleware that sets the identity. */
export function identify(people: People): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    c.set('identity', identityFrom(c.req.header('authorization'), people))
    await next()
  }
}
