import {request, type APIRequestContext} from '@playwright/test'

import {adminCookies} from '../fixtures/cookies.ts'
import {credentials} from './services.ts'
import {environment} from './site.ts'

const baseURL = `http://localhost:${environment.port}`

/** A browser context that is not signed in. */
export const anonymousContext = (): Promise<APIRequestContext> => request.newContext({baseURL})

/** Returns a context with an admin session, made without the site and its faulty services. */
export async function adminContext(): Promise<APIRequestContext> {
  const storageState = {cookies: await adminCookies(credentials), origins: []}
  return request.newContext({baseURL, storageState})
}
