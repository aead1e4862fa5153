import {createHmac} from 'node:crypto'

function derive(secretKey: string, purpose: string): string {
  return createHmac('sha256', secretKey).update(purpose).digest('base64url')
}

/** The secret that signs access tokens. Derived, so that one stored secret is enough. */
export function jwtSecret(secretKey: string): string {
  return derive(secretKey, 'access tokens')
}

/** The token with which the site's own server may name the visitor it speaks for (`x-forwarder-token`). */
export function forwarderToken(secretKey: string): string {
  return derive(secretKey, 'visitor addresses')
}
