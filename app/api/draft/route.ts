import {connection} from 'next/server'

import {isDraftMode} from '@/lib/preview/draft'

/** Tells `proxy.ts` whether the cookie of a request shows drafts, which it cannot find out itself. */
export async function GET(): Promise<Response> {
  // Of each request, and not once of the build.
  await connection()
  return new Response(null, {status: (await isDraftMode()) ? 204 : 403})
}
