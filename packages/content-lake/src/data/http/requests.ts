import type {Context} from 'hono'

import {typedError} from '../../errors.ts'
import {isRecord} from '../documents/values.ts'

/** Parameters named `$name` hold JSON. */
export function readParams(c: Context): Record<string, unknown> {
  const entries = Object.entries(c.req.query()).filter(([name]) => name.startsWith('$'))
  // Older clients send `undefined` for a parameter without a value.
  const given = entries.filter(([, value]) => value !== 'undefined')
  return Object.fromEntries(
    given.map(([name, value]) => [name.slice(1), parseJson(value, `Parameter ${name}`)]),
  )
}

/** Deeper than any document, and shallow enough for recursion. */
const MAX_DEPTH = 200
/** groq-js calls `hasOwnProperty` on each object. */
const RESERVED = ['hasOwnProperty', '__proto__']

function parseJson(text: string, what: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest(`${what} is not valid JSON`)
  }
  refuseUnusable(value, what, MAX_DEPTH)
  return value
}

function refuseUnusable(value: unknown, what: string, levels: number): void {
  if (typeof value !== 'object' || value === null) return
  if (levels === 0) throw badRequest(`${what} is nested more than ${MAX_DEPTH} levels deep`)
  for (const item of Object.values(value)) refuseUnusable(item, what, levels - 1)
  const reserved = RESERVED.find((name) => Object.hasOwn(value, name))
  if (reserved !== undefined) throw badRequest(`${what} has a reserved attribute "${reserved}"`)
}

/** A 400 with a description. */
export function badRequest(description: string): Error {
  return typedError(400, 'badRequestError', description)
}

/** The body, which must be a JSON object. */
export async function readBody(c: Context): Promise<Record<string, unknown>> {
  const body = parseJson(await c.req.text(), 'The body')
  if (isRecord(body)) return body
  throw badRequest('The body must be a JSON object')
}

/** A boolean parameter. */
export function readFlag(c: Context, name: string, fallback = false): boolean {
  const value = c.req.query(name)
  if (value === undefined || value === '') return fallback
  if (value === 'true' || value === 'false') return value === 'true'
  throw badRequest(`"${name}" must be true or false`)
}

/** An integer within bounds. */
export function readNumber(
  c: Context,
  name: string,
  {fallback, max}: {fallback: number; max: number},
): number {
  const value = c.req.query(name)
  if (value === undefined || value === '') return fallback
  const number = Number(value)
  if (Number.isInteger(number) && number >= 0) return Math.min(number, max)
  throw badRequest(`"${name}" must be a whole number`)
}

/** Ids of a path such as `/doc/production/a,b`. */
export function readIds(c: Context): string[] {
  return (c.req.param('ids') ?? '').split(',').filter((id) => id !== '')
}

/** API version in `/v2025-02-19/…`; `X` is the newest. Undefined without one. */
export function apiVersion(c: Context): string | undefined {
  return /^\/+v(\d{4}-\d\d-\d\d|1|X)\//.exec(new URL(c.req.url).pathname)?.[1]
}
