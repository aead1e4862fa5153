import {languages, type Locale} from '../i18n/locales'
import {translatorFor} from '../i18n/messages'
import {siteHost} from '../server/env'
import {plainPolicy, policyHeader, sealedPolicy} from '../server/security-policy'
import {isInArea, studioPath} from './areas'
import {endpointAt, takesPosts} from './endpoints'
import {parsePathname} from './paths'

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

/** A page for forms sent without JavaScript, in the language of their page. */
function formRefusal(
  pathname: string,
  status: number,
  reason: 'tooLarge' | 'foreign' | 'malformed',
): Response {
  const {locale} = parsePathname(pathname)
  const t = translatorFor(locale)
  const texts = {title: t('formRefusal.title'), text: t(`formRefusal.${reason}`)}
  return refusalPage(locale, status, texts)
}

function sealedRefusal(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: {...headers, 'cache-control': 'no-store', [policyHeader]: sealedPolicy},
  })
}

/** What is known of a request before its body is read. */
export interface RequestHead {
  method: string
  pathname: string
  /** The query with its question mark; empty without one. */
  search: string
  /** The headers of these names. */
  contentLength: string | null | undefined
  transferEncoding: string | null | undefined
}

const reading = ['GET', 'HEAD']

/** Maximum parameters of a query: Next.js needs seconds for thousands, because it looks each one up in a list. */
const mostParameters = 100

/** Maximum bytes of a form: ten times the longest entry. */
export const largestBody = 64 * 1024

/** Maximum bytes of a webhook; no publish comes close. */
const largestWebhook = 256 * 1024

/** Pages accept POST, since any page may have a form; the Studio and Next.js's own files have none. */
function methodsOf(pathname: string, endpoint: string | null): string[] {
  const isFile = pathname.startsWith('/_next/') || isInArea(studioPath, pathname)
  const takes = endpoint === null ? !isFile : takesPosts(endpoint)
  return takes ? [...reading, 'POST'] : reading
}

/**
 * Refuses a request by its head: a target that is no path; a query of too many parameters; an unsupported method, which
 * Next.js would cache as the static route's response for everybody; a body without a length, which could be endless and
 * which no browser sends; a large body.
 */
export function refusalOf(head: RequestHead): Response | undefined {
  const {method, pathname, search, contentLength, transferEncoding} = head
  if (!pathname.startsWith('/')) return sealedRefusal(400)
  if (search.split('&', mostParameters + 1).length > mostParameters) return sealedRefusal(414)
  if (reading.includes(method) && !contentLength && !transferEncoding) return undefined
  const endpoint = endpointAt(pathname)
  const methods = methodsOf(pathname, endpoint)
  if (!methods.includes(method)) return sealedRefusal(405, {allow: methods.join(', ')})
  if (transferEncoding) return sealedRefusal(411)
  const isLarge = Number(contentLength) > (endpoint ? largestWebhook : largestBody)
  return isLarge ? formRefusal(pathname, 413, 'tooLarge') : undefined
}

type Posted = Pick<Request, 'method' | 'headers' | 'clone'> & {nextUrl: {pathname: string}}

/**
 * Responds 403 to a form on another site's page. Next.js, which compares the origin with the same hosts, would respond
 * 500. A request without an origin comes from no browser, so it carries no visitor's cookies.
 */
export function refuseForeignForm({method, nextUrl, headers}: Posted): Response | undefined {
  const origin = headers.get('origin')
  if (method !== 'POST' || origin === null) return undefined
  const forwarded = headers.get('x-forwarded-host')?.split(',', 1)[0]?.trim()
  const hosts = [siteHost(), forwarded || headers.get('host')]
  const host = URL.parse(origin)?.host
  return host && hosts.includes(host) ? undefined : formRefusal(nextUrl.pathname, 403, 'foreign')
}

/** The multipart form of a request, whose body stays readable: undefined without one, null when it is malformed. */
export async function readForm(request: Posted): Promise<FormData | null | undefined> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  if (request.method !== 'POST' || !isForm) return undefined
  return request
    .clone()
    .formData()
    .catch(() => null)
}

/** Responds 400 to a form that cannot be read; Next.js would respond 500. */
export function refuseMalformedForm(
  pathname: string,
  form: FormData | null | undefined,
): Response | undefined {
  return form === null ? formRefusal(pathname, 400, 'malformed') : undefined
}
