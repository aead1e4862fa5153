import 'server-only'
import {languages, type Locale} from '../../i18n/locales'
import {translatorFor} from '../../i18n/translator'
import {plainPolicy, policyHeader} from '../../server/security/policies'
import {draftDisableEndpoint} from '../../urls/endpoints'

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
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      [policyHeader]: plainPolicy('studio'),
    },
  })
}
