import {languages, type Locale} from '../i18n/locales'
import {translatorFor} from '../i18n/translator'
import {plainPolicy, policyHeader, sealedPolicy} from '../platform/security/policies'
import {takesPosts} from './endpoints'

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

/** Maximum bytes of a form: ten times the longest entry. */
export const largestBody = 64 * 1024

/** Responds 411 to a body without a length, which could be endless; no browser sends one. */
export function refuseUnknownLength(headers: Headers): Response | undefined {
  if (!headers.has('transfer-encoding')) return undefined
  return new Response(null, {
    status: 411,
    headers: {'cache-control': 'no-store', [policyHeader]: sealedPolicy},
  })
}

/** Responds 413 with a page in the visitor's language, for forms sent without JavaScript. */
export function refuseLargeBody(headers: Headers, locale: Locale): Response | undefined {
  if (Number(headers.get('content-length') ?? 0) <= largestBody) return undefined
  const t = translatorFor(locale)
  const texts = {title: t('leadForm.tooLarge.title'), text: t('leadForm.tooLarge.text')}
  return refusalPage(locale, 413, texts)
}
