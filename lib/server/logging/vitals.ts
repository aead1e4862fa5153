import 'server-only'
import {z} from 'zod'

import {log, loggablePath} from '../log'

/** Maximum bytes of a report, which has five short fields. */
const maxReportBytes = 512

/** Maximum reports logged per second: anybody can send them, and must not fill the disk. */
const maxPerSecond = 20

const milliseconds = z.number().min(0).max(600_000).transform(Math.round)

/** Measurements of a page: see components/document/measure-vitals.ts. */
const reportSchema = z.strictObject({
  path: z.string().startsWith('/').transform(loggablePath),
  ttfb: milliseconds,
  lcp: milliseconds.optional(),
  inp: milliseconds.optional(),
  cls: z
    .number()
    .min(0)
    .max(1000)
    .transform((shift) => Math.round(shift * 1000) / 1000)
    .optional(),
})

let currentSecond = 0
let reportsThisSecond = 0

function exceedsLimit(): boolean {
  const now = Math.floor(Date.now() / 1000)
  if (now !== currentSecond) reportsThisSecond = 0
  currentSecond = now
  reportsThisSecond += 1
  return reportsThisSecond > maxPerSecond
}

function parse(body: string): z.output<typeof reportSchema> | null {
  try {
    return reportSchema.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}

/**
 * Logs the web vitals of a page view, without anything about the visitor. Returns the response's status code, and the
 * path when it was logged.
 */
export async function recordVitals(request: Request): Promise<{status: number; path?: string}> {
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin'
  if (site !== 'same-origin') return {status: 403}
  if (Number(request.headers.get('content-length') ?? Infinity) > maxReportBytes)
    return {status: 413}
  const report = parse(await request.text())
  if (!report) return {status: 400}
  if (exceedsLimit()) return {status: 204}
  log.info({event: 'web-vitals', ...report})
  return {status: 204, path: report.path}
}
