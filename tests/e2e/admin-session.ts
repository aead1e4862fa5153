import type {BrowserContext} from '@playwright/test'

import {adminCookies} from '../admin-cookies.ts'
import {stack} from './site.ts'

/** Signs the admin in. Every call makes a session of its own, so that a test may end it. */
export async function signInAsAdmin(context: BrowserContext): Promise<void> {
  const written = await adminCookies(stack.credentials)
  await context.addCookies(
    written.map(({name, value}) => ({
      name,
      value,
      url: stack.siteUrl,
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  )
}
