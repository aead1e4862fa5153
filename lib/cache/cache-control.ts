import {serverEnv} from '../platform/env.ts'
import {oldestPage} from './invalidation.ts'

/** Seconds until a CDN asks again: a minute where nobody purges it, else an hour in case a purge was lost. */
const maxAge = serverEnv().cdnPurgeUrl ? oldestPage : 60

/** The `cache-control` of pages: browsers always revalidate; a CDN may serve a stale page while it revalidates or the site is down. */
export const cacheControl = `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=600, stale-if-error=86400`
