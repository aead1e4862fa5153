import 'server-only'
import {NextResponse, type NextRequest} from 'next/server'

import {findPath} from '../../sanity/path-index'
import {logNotFound} from '../../server/log'
import {requestIdOf} from '../../server/request-log'
import {seal} from '../../server/security-policy'
import {isExternal} from '../../urls/hrefs'
import {parsePathname} from '../../urls/paths'
import {movedResponse, routeUrl} from '../../urls/responses'
import {markdownRoute, type RequestedMarkdown} from './requested'

/** Responds with the Markdown of a page. Markdown requests are never redirected by language. */
export async function markdownResponse(
  request: NextRequest,
  {locale, path, hrefOf}: RequestedMarkdown,
): Promise<Response> {
  const {pathname} = request.nextUrl
  if (hrefOf(locale, path) !== pathname) return movedResponse(request, hrefOf(locale, path))

  const state = await findPath(locale, path)
  if (state.kind === 'redirect') {
    const target = parsePathname(state.to)
    const to = isExternal(state.to) ? state.to : hrefOf(target.locale, target.path)
    return movedResponse(request, to)
  }
  if (state.kind === 'missing') logNotFound(pathname, requestIdOf(request.headers))
  const route = markdownRoute(locale, state.kind === 'missing' ? null : path)
  return seal(NextResponse.rewrite(routeUrl(request, route)))
}
