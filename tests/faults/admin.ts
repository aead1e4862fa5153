import {request, type APIRequestContext} from '@playwright/test'

import {adminCookies} from '../admin-cookies.ts'
import {credentials} from './services.ts'
import {place} from './site.ts'

const baseURL = `http://localhost:${place.port}`

/** A browser context that is not signed in. */
export const stranger = (): Promise<APIRequestContext> => request.newContext({baseURL})

/** Returns a context with an admin session, made without the site and its faulty services. */
export async function signedIn(): Promise<APIRequestContext> {
  const written = await adminCookies(credentials)
  const cookies = written.map(({name, value}) => ({
    name,
    value,
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  }))
  return request.newContext({baseURL, storageState: {cookies, origins: []}})
}
