import 'server-only'
import {NextResponse, type NextRequest} from 'next/server'

import type {Locale} from '../../i18n/locales'
import {withNonce} from '../../server/security/request-policy'
import {draftRoute} from '../../urls/draft-route'
import {inlineScriptHashes} from '../../urls/inline-scripts'
import {languageResponse} from '../../urls/language-choice/response'
import {notFoundResponse} from '../../urls/not-found'
import {previewCookie} from '../../urls/request-names'
import {movedResponse, routeUrl} from '../../urls/rewrite'
import {findDraftPath} from './draft-paths'
import {isSecretValid, readSession} from './session'
import {unreachableResponse} from './unreachable'

/** Ends a preview whose secret is no longer valid, and redirects to the published page. */
function endedResponse(request: NextRequest): NextResponse {
  const headers = {'cache-control': 'private, no-store'}
  const response = NextResponse.redirect(request.nextUrl, {status: 303, headers})
  response.cookies.delete(previewCookie)
  return response
}

/**
 * Responds to a request with a preview session: like for visitors, but with drafts and without the page cache. Null
 * without a session.
 */
export async function draftResponse(
  request: NextRequest,
  {locale, path}: {locale: Locale; path: string},
): Promise<Response | null> {
  const session = readSession(request.cookies.get(previewCookie)?.value)
  if (!session) return null
  const validity = isSecretValid(session).catch(() => null)
  const state = await findDraftPath(session.perspective, locale, path)
  const isValid = state && (await validity)
  if (!state || isValid === null) return unreachableResponse(locale, request.nextUrl.pathname)
  if (!isValid) return endedResponse(request)
  const inOtherLanguage = languageResponse(request, {locale, path, state})
  if (inOtherLanguage) return inOtherLanguage
  if (state.kind === 'missing') return notFoundResponse(request, locale, 'studio')
  if (state.kind === 'redirect') return movedResponse(request, state.to)
  const url = routeUrl(request, draftRoute(locale, path, request.nextUrl.searchParams))
  return NextResponse.rewrite(url, withNonce(request, inlineScriptHashes, 'studio'))
}
