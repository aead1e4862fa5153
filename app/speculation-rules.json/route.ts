import {storing} from '@/lib/server/storing'
import {speculationRules} from '@/lib/urls/header-rules'

/** Speculation rules: which links browsers may prefetch. The URL changes with the content. */
export function GET(): Response {
  return new Response(speculationRules, {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': storing.version,
    },
  })
}
