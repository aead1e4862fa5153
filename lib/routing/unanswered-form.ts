import 'server-only'
import type {NextRequest} from 'next/server'

import {directions, type Locale} from '../i18n/locales'
import {wordsIn} from '../i18n/words'
import {leadFields} from '../leads/limits'
import {plainPolicy, policyHeader} from '../platform/security/policies'
import {escaped} from './escaped'

type Field = (typeof leadFields)[number]

const isTyped = (name: string): name is Field => leadFields.some((field) => field === name)

function fieldHtml(name: string, value: string, locale: Locale): string {
  if (!isTyped(name)) {
    return `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`
  }
  const label = escaped(wordsIn(locale)(`leadForm.fields.${name}`))
  // A line end after the tag is not part of the text.
  const input =
    name === 'message'
      ? `<textarea name="message" rows="5">\n${escaped(value)}</textarea>`
      : `<input name="${name}" value="${escaped(value)}">`
  return `<p><label>${label}<br>${input}</label></p>`
}

function html(locale: Locale, pathname: string, form: FormData): string {
  const t = wordsIn(locale)
  const title = escaped(t('leadForm.unanswered.title'))
  const fields = [...form].map(([name, value]) =>
    typeof value === 'string' ? fieldHtml(name, value, locale) : '',
  )
  return `<!doctype html>
<html lang="${locale}" dir="${directions[locale]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { max-width: 40rem; margin: 10vh auto; padding: 0 1.25rem; font: 1.125rem/1.6 system-ui, sans-serif }
input, textarea, button { box-sizing: border-box; min-height: 2.75rem; padding: 0.5rem; font: inherit }
input, textarea { width: 100% }
</style>
<h1>${title}</h1>
<p>${escaped(t('leadForm.unanswered.text'))}</p>
<form method="post" enctype="multipart/form-data" action="${escaped(pathname)}">
${fields.join('\n')}
<p><button>${escaped(t('leadForm.unanswered.again'))}</button></p>
</form>
`
}

/** Asks for the same answer once more, as the proxy of the second request knows by this. */
const askedHeader = 'x-form-asked'

/** What the action and the page read of a request. The others are the connection's. */
const passedOn = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
]

/** What is said of a connection, and of a body that has been unpacked. */
const notPassedBack = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
])

function picked(headers: Headers): Headers {
  const values = passedOn.flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new Headers([...values, [askedHeader, 'yes'], ['accept-encoding', 'identity']])
}

/** Where this process itself listens: behind a load balancer, another one would take this one for the visitor. */
function ownAddress({pathname, search}: NextRequest['nextUrl']): string | null {
  const port = process.env.PORT
  return port && !process.env.VERCEL ? `http://localhost:${port}${pathname}${search}` : null
}

async function ask(url: string, headers: Headers, body: ArrayBuffer): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: picked(headers),
    body,
    redirect: 'manual',
  })
  // What Next.js tells itself would be an order to the proxy that reads it here.
  const kept = [...answer.headers].filter(
    ([name]) => !notPassedBack.has(name) && !name.startsWith('x-middleware-'),
  )
  return new Response(answer.body, {status: answer.status, headers: kept})
}

function unanswered(locale: Locale, pathname: string, form: FormData): Response {
  return new Response(html(locale, pathname, form), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      [policyHeader]: plainPolicy('nobody'),
    },
  })
}

const isFormWithoutScript = ({method, headers}: Request) =>
  method === 'POST' &&
  (headers.get('content-type')?.startsWith('multipart/form-data') ?? false) &&
  !headers.has('next-action')

/**
 * The answer to a form that a browser without script sends. The page is rendered for it, which a process that has just
 * started cannot while the Content Lake is down, and Next.js then says three words in English. So the proxy asks for it, and
 * hands back what was typed when there is none. Undefined for what is no such form, and for the question itself.
 */
export async function answerForm(
  request: NextRequest,
  locale: Locale,
): Promise<Response | undefined> {
  const address = ownAddress(request.nextUrl)
  if (!isFormWithoutScript(request) || request.headers.has(askedHeader) || !address)
    return undefined
  const form = await request.clone().formData()
  const body = await request.clone().arrayBuffer()
  const answer = await ask(address, request.headers, body).catch(() => undefined)
  if (!answer || answer.status < 500) return answer
  await answer.body?.cancel()
  return unanswered(locale, request.nextUrl.pathname, form)
}
