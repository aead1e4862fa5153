import type {MiddlewareHandler} from 'hono'

import type {Identity, LakeEnv} from '../contract.ts'
import {httpError} from '../errors.ts'
import {isWriter} from '../grants.ts'

/** Throws 401 when anonymous. */
export function requireToken({role}: Identity): void {
  if (role === 'anonymous') throw httpError(401, 'Sign in first.')
}

function requireWriter(identity: Identity): void {
  requireToken(identity)
  if (!isWriter(identity)) throw httpError(403, `A ${identity.role} may not write.`)
}

function requireAdministrator(identity: Identity): void {
  requireToken(identity)
  if (identity.role === 'administrator') return
  throw httpError(403, `A ${identity.role} may not do this: it needs an administrator.`)
}

function only(require: (identity: Identity) => void): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    require(c.get('identity'))
    await next()
  }
}

/** Refuses requests without a token with 401. */
export const signedInOnly = only(requireToken)
/** Also refuses those of people who may not write, with 403. */
export const writersOnly = only(requireWriter)
/** Also refuses those of anybody but an administrator, with 403. */
export const administratorsOnly = only(requireAdministrator)
