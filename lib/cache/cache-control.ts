import {serverEnv} from '../platform/env.ts'

/** Seconds until a CDN asks again: soon where nobody tells it of a publish, and otherwise in case it missed one. */
const maxAge = serverEnv().cdnPurgeUrl ? 3600 : 60

/**
 * What visitors' browsers and a CDN may do with a page. Browsers ask each time, which a CDN answers; it may give an older
 * page while it asks for the newest, or while the site does not answer.
 */
export const cacheControl = `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=600, stale-if-error=86400`
