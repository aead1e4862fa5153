import {connection} from 'next/server'

import {monitorResponse} from '@/lib/platform/health/answer'

/** Says that this process answers, whatever has become of the services behind it: pages are served without them. */
export async function GET(): Promise<Response> {
  // Now, and not once at the build.
  await connection()
  return monitorResponse(true)
}
