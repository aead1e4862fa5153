import {hash, timingSafeEqual} from 'node:crypto'

import type {MiddlewareHandler} from 'hono'

import type {Identity, LakeEnv, Role} from '../contract.ts'
import {ApiError} from '../errors.ts'
import {NOBODY, people, personWithRole} from './people.ts'

/** Finds who holds a token. */
export type FindHolder = (token: string) => Identity | undefined

/** Compares digests in constant time, so that neither a token's length nor its first letters can be measured. */
export function findHolderAmong(tokens: Record<Role, string>): FindHolder {
  const digests = people.map(({role}) => ({role, digest: digestOf(tokens[role])}))
  return (token) => {
    const digest = digestOf(token)
    const role = digests.find((candidate) => timingSafeEqual(candidate.digest, digest))?.role
    return role ? {id: personWithRole(role).id, role} : undefined
  }
}

function digestOf(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** The identity that an `Authorization` header proves; a token that nobody holds is refused, not treated as nobody. */
export function identityFrom(authorization: string | undefined, findHolder: FindHolder): Identity {
  if (!authorization) return NOBODY
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  const identity = token ? findHolder(token) : undefined
  if (identity) return identity
  throw new ApiError(401, {
    statusCode: 401,
    error: 'Unauthorized',
    message: 'Session not found',
    // The Studio offers to sign in again when it reads this code.
    errorCode: 'SIO-401-ANF',
  })
}

/** Tells every route who is asking. */
export function identify(findHolder: FindHolder): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    c.set('identity', identityFrom(c.req.header('authorization'), findHolder))
    await next()
  }
}
