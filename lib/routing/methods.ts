import {policyHeader, sealedPolicy} from '../platform/security/policies'
import {takesPosts} from './endpoints'

const reading = ['GET', 'HEAD']

/**
 * Answers 405 to a method that an address does not have. Next.js would cache its own 405 of a static route as the route's
 * response to everybody. Every page takes POST, since any page may have a form.
 */
export function refuseMethod(method: string, endpoint: string | null): Response | undefined {
  const methods = endpoint === null || takesPosts(endpoint) ? [...reading, 'POST'] : reading
  if (methods.includes(method)) return undefined
  return new Response(null, {
    status: 405,
    headers: {allow: methods.join(', '), 'cache-control': 'no-store', [policyHeader]: sealedPolicy},
  })
}
