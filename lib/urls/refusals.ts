import type {NextRequest} from 'next/server'

import {languages, type Locale} from '../i18n/locales'
import {translatorFor} from '../i18n/messages'
import {siteHost} from '../server/env'
import {type Framing, plainPolicy, policyHeader, sealedPolicy} from '../server/security-policy'
import {storing} from '../server/storing'
import {endpointAt, methodsOfEndpoint, reading} from './endpoints'
import {adminHref, isBelow, parsePathname, leadsEndpoint} from './paths'

interface PlainPage {
  title: string
  /** The title by default. */
  heading?: string
  text: string
  /** HTML below the text. */
  below?: string
}

/** The HTML of a self-contained page: no external style, script or content. */
export function plainPage(locale: Locale, page: PlainPage): string {
  const {title, heading = title, text, below = ''} = page
  return `<!doctype html>
<html lang="${locale}" dir="${languages[locale].direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { max-width: 40rem; margin: 15vh auto; padding: 0 1.25rem }
h1 { line-height: 1.2 }
p, form { margin-block: 1rem }
a, button { display: inline-block; min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid; border-radius: 4px; box-sizing: border-box; background: none; color: inherit; font: inherit; text-decoration: none }
</style>
<main>
<h1>${heading}</h1>
<p>${text}</p>
${below}
</main>
`
}

/** Responds with a plain page, for an error that no page of the site can tell. */
export function refusalPage(
  locale: Locale,
  status: number,
  page: PlainPage,
  framing: Framing = 'nobody',
): Response {
  return new Response(plainPage(locale, page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': storing.nobody,
      [policyHeader]: plainPolicy(framing),
    },
  })
}

/** A page for forms sent without JavaScript, in the language of the page that they were on. */
function formRefusal(
  {nextUrl, headers}: RequestHead,
  status: number,
  reason: 'tooLarge' | 'foreign',
): Response {
  const page = URL.parse(headers.get('referer') ?? '')
  const {locale} = parsePathname((page ?? nextUrl).pathname)
  const t = translatorFor(locale)
  const texts = {title: t('formRefusal.title'), text: t(`formRefusal.${reason}`)}
  return refusalPage(locale, status, texts)
}

function sealedRefusal(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: {...headers, 'cache-control': storing.nobody, [policyHeader]: sealedPolicy},
  })
}

/** What is known of a request before its body is read. */
type RequestHead = Pick<NextRequest, 'method' | 'headers'> & {
  nextUrl: Pick<NextRequest['nextUrl'], 'pathname'>
}

/** Maximum bytes of a form: ten times the longest entry. */
export const largestBody = 64 * 1024

/** Maximum bytes of a webhook; no publish comes close. */
export const largestWebhook = 256 * 1024

/** Pages of the admin area and previews have server actions; all other forms are posted to endpoints. */
function methodsOf(
  pathname: string,
  endpoint: string | null,
  isPreview: boolean,
): readonly string[] {
  if (endpoint !== null) return methodsOfEndpoint(endpoint)
  return isPreview || isBelow(adminHref, pathname) ? [...reading, 'POST'] : reading
}

/** Whether a form is on another site's page. Old browsers name its origin only; other programs neither. */
function isForeign(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  const forwarded = headers.get('x-forwarded-host')?.split(',', 1)[0]?.trim()
  const hosts = [siteHost(), forwarded || headers.get('host')]
  return origin !== null && !hosts.includes(URL.parse(origin)?.host ?? null)
}

/** Refuses a method with those that a path takes. */
export function methodRefusal(methods: readonly string[] = reading): Response {
  return sealedRefusal(405, {allow: methods.join(', ')})
}

/**
 * Refuses a request: an unsupported method, which Next.js would cache as the static
 * route's response for everybody; a body without a length, which no browser sends; a large body; another site's form.
 */
export function refusalOf(request: RequestHead, isPreview = false): Response | undefined {
  const {method, nextUrl, headers} = request
  const {pathname} = nextUrl
  const endpoint = endpointAt(pathname)
  const methods = methodsOf(pathname, endpoint, isPreview)
  if (!methods.includes(method)) return methodRefusal(methods)
  if (reading.includes(method)) return undefined
  if (headers.has('transfer-encoding')) return sealedRefusal(411)
  const largest = endpoint === null || endpoint === leadsEndpoint ? largestBody : largestWebhook
  if (Number(headers.get('content-length')) > largest) return formRefusal(request, 413, 'tooLarge')
  return isForeign(headers) ? formRefusal(request, 403, 'foreign') : undefined
}
