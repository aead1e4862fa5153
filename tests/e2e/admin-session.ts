import type {BrowserContext} from '@playwright/test'

import {adminCookies} from '../fixtures/cookies.ts'
import {stack} from './site.ts'

const {supabase, admin} = stack.credentials

/** Signs somebody in, by default the admin. Each call creates its own session, so a test may end it. */
export async function signIn(context: BrowserContext, person = admin): Promise<void> {
  await context.addCookies(await adminCookies({supabase, admin: person}))
}
