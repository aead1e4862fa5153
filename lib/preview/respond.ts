import 'server-only'
import {NextResponse, type NextRequest} from 'next/server'

import type {Locale} from '../i18n/locales'
import {withNonce} from '../platform/security/request-policy'
import {draftRoute} from '../routing/draft-route'
import {languageAnswer} from '../routing/language-choice/answer'
import {notFoundResponse} from '../routing/not-found'
import {movedResponse, routeUrl} from '../routing/rewrite'
import {findDraftPath} from './draft-paths'
import {perspectiveCookie, readPerspective} from './perspective'
import {unreachableResponse} from './unreachable'

/** Answers an editor who previews: as visitors are answered, with drafts counted and no page cache. */
export async function draftResponse(
  request: NextRequest,
  locale: Locale,
  path: string,
): Promise<Response> {
  const perspective = readPerspective(request.cookies.get(perspectiveCookie)?.value)
  const state = await findDraftPath(perspective, locale, path)
  if (!state) return unreachableResponse(locale, request.nextUrl.pathname)
  const inOtherLanguage = languageAnswer(request, {locale, path, state})
  if (inOtherLanguage) return inOtherLanguage
  if (state.kind === 'missing') return notFoundResponse(request, locale, 'studio')
  if (state.kind === 'redirect') return movedResponse(request, state.to)
  const url = routeUrl(request, draftRoute(locale, path, request.nextUrl.searchParams))
  return NextResponse.rewrite(url, withNonce(request, 'studio'))
}
