import 'server-only'
import {NextResponse, type NextRequest} from 'next/server'

import {type Locale, languages} from '../../i18n/locales'
import {translatorFor} from '../../i18n/messages'
import {withNonce, plainPolicy, policyHeader} from '../../server/security-policy'
import {storing} from '../../server/storing'
import {draftDisableEndpoint} from '../../urls/endpoints'
import {inlineScriptHashes} from '../../urls/inline-script-hashes'
import {languageResponse} from '../../urls/language-choice'
import {previewCookie} from '../../urls/paths'
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

/** Escapes a text for HTML, attributes included. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function html(locale: Locale, pathname: string): string {
  const t = translatorFor(locale)
  // A path may contain quotes.
  const page = escaped(pathname)
  return `<!doctype html>
<html lang="${locale}" dir="${languages[locale].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('preview.unreachable.title')}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { max-width: 40rem; margin: 15vh auto; padding: 0 1.25rem }
h1 { line-height: 1.2 }
p, form { margin-block: 1rem }
a, button { display: inline-block; min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid; border-radius: 4px; box-sizing: border-box; background: none; color: inherit; font: inherit; text-decoration: none }
</style>
</head>
<body>
<main>
<h1>${t('preview.unreachable.title')}</h1>
<p>${t('preview.unreachable.text')}</p>
<p><a href="${page}">${t('preview.unreachable.again')}</a></p>
<form method="post" action="${draftDisableEndpoint}"><button name="page" value="${page}">${t('preview.leave')}</button></form>
</main>
</body>
</html>`
}

/**
 * Error page of a preview when the Content Lake does not respond, since published content would pass for drafts.
 * Visitors still get their pages.
 */
export function unreachableResponse(locale: Locale, pathname: string): Response {
  return new Response(html(locale, pathname), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': storing.nobody,
      'x-robots-tag': 'noindex',
      [policyHeader]: plainPolicy('studio'),
    },
  })
}
