import {hash, timingSafeEqual} from 'node:crypto'

import type {MiddlewareHandler} from 'hono'

import type {Identity, LakeEnv, Role} from '../contract.ts'
import {ApiError} from '../errors.ts'
import {NOBODY, people, personWithRole} from './people.ts'

/** Finds the owner of a token. */
export type FindHolder = (token: string) => Identity | undefined

/** Compares digests in constant time, against timing attacks on tokens. */
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

/** Identity of an `Authorization` header; an unknown token is rejected, not anonymous. */
export function identityFrom(authorization: string | undefined, findHolder: FindHolder): Identity {
  if (!authorization) return NOBODY
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  const identity = token ? findHolder(token) : undefined
  if (identity) return identity
  throw new ApiError(401, {
    statusCode: 401,
    error: 'Unauthorized',
    message: 'Session not found',
    // The Studio offers to sign in again on this code.
    errorCode: 'SIO-401-ANF',
  })
}

/** Middleware that sets the identity. */
export function identify(findHolder: FindHolder): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    c.set('identity', identityFrom(c.req.header('authorization'), findHolder))
    await next()
  }
}
