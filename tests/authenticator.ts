import {Secret, TOTP} from 'otpauth'

/** What an authenticator app with this key shows, now or in some seconds. */
export function codeOf(key: string, seconds = 0): string {
  const timestamp = Date.now() + seconds * 1000
  return new TOTP({secret: Secret.fromBase32(key)}).generate({timestamp})
}

/** A code that no app with this key shows now, however its clock differs. */
export function wrongCodeOf(key: string): string {
  const right = new Set([-30, 0, 30].map((seconds) => codeOf(key, seconds)))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code)) ?? ''
}
