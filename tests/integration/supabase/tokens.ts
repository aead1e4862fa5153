import {createHmac} from 'node:crypto'

import {jwtSecret} from '../../../local/supabase/keys.ts'
import {credentials} from './service.ts'

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

/** Creates an access token. With no options, it is like one that the service would issue. */
export function forgeToken(
  claims: Record<string, unknown> = {},
  {algorithm = 'HS256', secret = jwtSecret(credentials.supabase.secretKey)} = {},
): string {
  const now = Math.floor(Date.now() / 1000)
  const payload = {
    sub: '00000000-0000-4000-8000-00000000000b',
    aud: 'authenticated',
    role: 'authenticated',
    iat: now,
    exp: now + 60,
    ...claims,
  }
  const unsigned = `${encode({alg: algorithm, typ: 'JWT'})}.${encode(payload)}`
  if (algorithm === 'none') return `${unsigned}.`
  const hash = algorithm === 'HS512' ? 'sha512' : 'sha256'
  return `${unsigned}.${createHmac(hash, secret).update(unsigned).digest('base64url')}`
}
