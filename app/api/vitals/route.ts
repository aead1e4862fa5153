import {after} from 'next/server'

import {countView} from '@/lib/admin/page-results'
import {recordVitals} from '@/lib/server/logging/vitals'

/** Receives a page's web vitals, and counts the view. */
export async function POST(request: Request): Promise<Response> {
  const {status, path} = await recordVitals(request)
  if (path) after(() => countView(path))
  return new Response(null, {status})
}
