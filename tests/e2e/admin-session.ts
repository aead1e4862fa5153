import type {BrowserContext} from '@playwright/test'

import {adminCookies} from '../admin-cookies.ts'
import {stack} from './site.ts'

const {supabase, admin} = stack.credentials

/** Signs somebody in, the admin unless told otherwise. Every call makes a session of its own, so that a test may end it. */
export async function signIn(context: BrowserContext, person = admin): Promise<void> {
  const written = await adminCookies({supabase, admin: person})
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
