import {languages, type Locale} from '../i18n/locales'
import {plainPolicy, policyHeader} from '../platform/security/policies'

/** A self-contained error page: no external style, script or content. */
export function refusalPage(
  locale: Locale,
  status: number,
  {title, text}: {title: string; text: string},
): Response {
  const html = `<!doctype html>
<html lang="${locale}" dir="${languages[locale].direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      [policyHeader]: plainPolicy('nobody'),
    },
  })
}
