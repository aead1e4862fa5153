import {policyHeader, sealedPolicy} from '../platform/security/policies'
import {takesPosts} from './endpoints'

const reading = ['GET', 'HEAD']

/**
 * Responds 405 to an unsupported method; Next.js would cache its own 405 as the static route's response for
 * everybody. Pages accept POST, since any page may have a form.
 */
export function refuseMethod(method: string, endpoint: string | null): Response | undefined {
  const methods = endpoint === null || takesPosts(endpoint) ? [...reading, 'POST'] : reading
  if (methods.includes(method)) return undefined
  return new Response(null, {
    status: 405,
    headers: {allow: methods.join(', '), 'cache-control': 'no-store', [policyHeader]: sealedPolicy},
  })
}
