import type {MiddlewareHandler} from 'hono'

import {httpError} from '../errors.ts'

/** Every route is available under every version, because clients mix versions. */
const VERSION = /^\/v(\d{4}-\d{2}-\d{2}|\d+|X)(?=\/|$)/
/** The path segment in place of a version, valid or not. */
const GIVEN = /^\/v([^/]*\d[^/]*)(?=\/)/
const TAG = /^[\w.-]{1,75}$/

/** Path for routing: without host, query, API version or doubled slashes, which `sanity migrations run` sends. */
export function routePath(request: Request): string {
  return pathOf(request.url).replace(VERSION, '') || '/'
}

function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const path = start === -1 ? '/' : (url.slice(start).split(/[?#]/, 1)[0] ?? '/')
  return path.replaceAll(/\/{2,}/g, '/')
}

/** Milliseconds. Tolerance for time zones in which it is already tomorrow. */
const DAY = 86_400_000

/** Whether a version is `1`, `X` or a date that is not in the future. */
function isVersion(text: string): boolean {
  if (text === '1' || text === 'X') return true
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return time <= Date.now() + DAY && new Date(time).toISOString().startsWith(text)
}

/** Refuses malformed API versions and request tags. */
export const checkRequest: MiddlewareHandler = async (c, next) => {
  const version = GIVEN.exec(pathOf(c.req.url))?.[1]
  if (version !== undefined && !isVersion(version)) {
    const expected = 'expected `1` or date in format `YYYY-MM-DD`'
    throw httpError(400, `Invalid API version string, ${expected}`)
  }
  const tag = c.req.query('tag')
  if (tag !== undefined && !TAG.test(tag)) {
    throw httpError(
      400,
      'Tag can only contain alphanumeric characters, underscores, dashes and dots, and be between one and 75 characters long.',
    )
  }
  await next()
}
