import {recordVitals} from '@/lib/platform/logging/vitals'

/** Receives a page's web vitals. */
export async function POST(request: Request): Promise<Response> {
  return new Response(null, {status: await recordVitals(request)})
}
