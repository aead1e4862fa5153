import {request, type APIRequestContext} from '@playwright/test'

import {adminCookies} from '../fixtures/admin-cookies.ts'
import {credentials} from './services.ts'
import {environment} from './site.ts'

const baseURL = `http://localhost:${environment.port}`

/** A browser context that is not signed in. */
export const anonymousContext = (): Promise<APIRequestContext> => request.newContext({baseURL})

/** Returns a context with an admin session, made without the site and its faulty services. */
export async function adminContext(): Promise<APIRequestContext> {
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
