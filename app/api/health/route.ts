import {connection} from 'next/server'

import {monitorResponse} from '@/lib/server/health'

/**
 * Liveness: this process answers. Does not check services, because pages are served without them.
 */
export async function GET(): Promise<Response> {
  // Rendered per request, not at build time.
  await connection()
  return monitorResponse(true)
}
