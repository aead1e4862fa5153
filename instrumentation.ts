import type {Instrumentation} from 'next'
import {PHASE_PRODUCTION_BUILD} from 'next/constants'

/** Keeps the site running without its log, guards connections, and purges the pages of the previous build from the CDN. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const {ignoreLogErrors} = await import('./lib/server/log')
  ignoreLogErrors()
  // Vercel serves and caches by rules of its own.
  if (process.env.NODE_ENV === 'production' && !process.env['VERCEL']) {
    const {guardConnections} = await import('./lib/server/connections')
    guardConnections()
  }
  // Functions on Vercel start at any time, and its own cache belongs to a build.
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD || process.env['VERCEL']) return
  const {purgeCdn} = await import('./lib/sanity/invalidation')
  void purgeCdn()
}

/** Logs every failed request. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const {logRequestError} = await import('./lib/server/request-log')
  logRequestError(error, request, context)
}
