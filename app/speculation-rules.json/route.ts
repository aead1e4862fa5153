import {speculationRules} from '@/lib/routing/speculation-rules'

/** Which links browsers may load ahead; the address changes with what it says. */
export function GET(): Response {
  return new Response(speculationRules, {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
