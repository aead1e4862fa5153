import {publicEnv} from './env.ts'
import {storing} from './storing.ts'

// Not `server-only`: the page cache asks too, and it is not bundled.

/** Timeout in milliseconds. */
const timeoutMs = 2000

/** Milliseconds to cache the result, so that frequent probes do not multiply requests. */
const maxAge = 1000

interface Readiness {
  contentLake: boolean
  supabase: boolean
}

async function responds(url: string, headers: Record<string, string> = {}): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, {headers, signal, cache: 'no-store'}).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}

async function check(): Promise<Readiness> {
  const [contentLake, supabase] = await Promise.all([
    responds(`${publicEnv.sanityApiHost}/v1/ping`),
    responds(`${publicEnv.supabaseUrl}/auth/v1/health`, {apikey: publicEnv.supabasePublishableKey}),
  ])
  return {contentLake, supabase}
}

let cached: {readiness: Promise<Readiness>; at: number} | null = null

/** Which backing services respond within two seconds. */
export async function readReadiness(now = performance.now()): Promise<Readiness> {
  if (!cached || now - cached.at >= maxAge) cached = {readiness: check(), at: now}
  return cached.readiness
}

/** Response for a health monitor; never cached. */
export function monitorResponse(isHealthy: boolean, body: Record<string, boolean> = {}): Response {
  return Response.json(body, {
    status: isHealthy ? 200 : 503,
    headers: {'cache-control': storing.nobody, 'x-robots-tag': 'noindex'},
  })
}
