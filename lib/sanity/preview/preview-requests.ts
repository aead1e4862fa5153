import 'server-only'
import {NextResponse, type NextRequest} from 'next/server'

import type {Locale} from '../../i18n/locales'
import {translatorFor} from '../../i18n/messages'
import {escapeHtml} from '../../server/html'
import {withNonce} from '../../server/security-policy'
import {storing} from '../../server/storing'
import {draftDisableEndpoint} from '../../urls/endpoints'
import {inlineScriptHashes} from '../../urls/inline-script-hashes'
import {languageResponse} from '../../urls/language-choice'
import {previewCookie} from '../../urls/paths'
import {refusalPage} from '../../urls/refusals'
import {notFoundResponse, movedResponse, routeUrl} from '../../urls/responses'
import {draftRoute} from '../../urls/routes'
import {findDraftPath} from '../path-index'
import {isSecretValid, readSession} from './session'

/** Ends a preview whose secret is no longer valid, and redirects to the published page. */
function endedResponse(request: NextRequest): NextResponse {
  const headers = {'cache-control': storing.nobody}
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

/**
 * Error page of a preview when the Content Lake does not respond, since published content would pass for drafts.
 * Visitors still get their pages.
 */
export function unreachableResponse(locale: Locale, pathname: string): Response {
  const t = translatorFor(locale)
  // A path may contain quotes.
  const page = escapeHtml(pathname)
  const below = `<p><a href="${page}">${t('preview.unreachable.again')}</a></p>
<form method="post" action="${draftDisableEndpoint}"><button name="page" value="${page}">${t('preview.leave')}</button></form>`
  const texts = {title: t('preview.unreachable.title'), text: t('preview.unreachable.text')}
  return refusalPage(locale, 503, {...texts, below}, 'studio')
}
