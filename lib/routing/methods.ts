import {policyHeader, sealedPolicy} from '../platform/security/policies'
import {takesPosts} from './endpoints'

const reading = ['GET', 'HEAD']

/** Whether an address is one of Next.js or of the Studio, which have no forms. */
export function isFormless(pathname: string): boolean {
  return /^\/(?:studio|_next)(?:\/|$)/.test(pathname)
}

/** The methods of an address. A page takes posts, since any may have a form. */
function methodsOf(pathname: string, endpoint: string | null): string[] {
  const takes = endpoint === null ? !isFormless(pathname) : takesPosts(endpoint)
  return takes ? [...reading, 'POST'] : reading
}

/**
 * Refuses every method that an address does not have, before Next.js sees it: its answer to one of those, that a kept route
 * has no such method, it keeps as the route's answer to everybody. One such request would take an address away.
 */
export function refuseMethod(
  method: string,
  pathname: string,
  endpoint: string | null,
): Response | undefined {
  const methods = methodsOf(pathname, endpoint)
  if (methods.includes(method)) return undefined
  return new Response(null, {
    status: 405,
    headers: {allow: methods.join(', '), 'cache-control': 'no-store', [policyHeader]: sealedPolicy},
  })
}
