import {takeVitals} from '@/lib/platform/logging/vitals'

/** Takes what a page measured of itself. */
export async function POST(request: Request): Promise<Response> {
  return new Response(null, {status: await takeVitals(request)})
}
