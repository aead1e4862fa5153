import {Secret, TOTP} from 'otpauth'

/** Returns the code that an authenticator app with this key shows, now or in some seconds. */
export function codeOf(key: string, seconds = 0): string {
  const timestamp = Date.now() + seconds * 1000
  return new TOTP({secret: Secret.fromBase32(key)}).generate({timestamp})
}

/** Returns a code that is invalid for this key, even with clock skew. */
export function wrongCodeOf(key: string): string {
  const right = new Set([-30, 0, 30].map((seconds) => codeOf(key, seconds)))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code)) ?? ''
}
