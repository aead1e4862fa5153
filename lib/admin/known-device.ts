import 'server-only'
import {randomUUID} from 'node:crypto'

import {cookies} from 'next/headers'

import {readSignedValue, signValue} from '../server/signing'
import {sessionCookieOptions} from '../server/supabase/clients'
import {adminHref} from '../urls/paths'

/*
 * OWASP's device cookies: sign-in attempts from a browser that has signed in before have their own limit, so that
 * guesses from elsewhere do not lock its owner out. The cookie grants nothing else.
 */

const deviceCookie = 'signInDevice'
const purpose = 'sign-in device'

/** Seconds. */
const maxAge = 400 * 24 * 60 * 60

interface Device {
  id: string
  email: string
}

const normalized = (email: string) => email.toLowerCase()

/** The id of this browser; null unless it has signed in to this account before. */
export async function knownDevice(email: string): Promise<string | null> {
  const value = (await cookies()).get(deviceCookie)?.value
  const device = readSignedValue(purpose, value) as Device | null
  return device?.email === normalized(email) ? device.id : null
}

/** Remembers that this browser has signed in. A new id resets its count of attempts. */
export async function rememberDevice(email: string): Promise<void> {
  const device: Device = {id: randomUUID(), email: normalized(email)}
  const store = await cookies()
  store.set(deviceCookie, signValue(purpose, device), {
    ...sessionCookieOptions,
    path: adminHref,
    maxAge,
  })
}
