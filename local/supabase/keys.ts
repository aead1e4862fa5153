import {createHmac} from 'node:crypto'

function derive(secretKey: string, purpose: string): string {
  return createHmac('sha256', secretKey).update(purpose).digest('base64url')
}

/** Secret that signs access tokens, derived from the one stored secret. */
export function jwtSecret(secretKey: string): string {
  return derive(secretKey, 'access tokens')
}

/** Token with which the site's server names the visitor (`x-forwarder-token`). */
export function forwarderToken(secretKey: string): string {
  return derive(secretKey, 'visitor addresses')
}
