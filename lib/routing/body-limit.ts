import type {Locale} from '../i18n/locales'
import {translatorFor} from '../i18n/translator'
import {policyHeader, sealedPolicy} from '../platform/security/policies'
import {refusalPage} from './refusal-page'

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
  const words = {title: t('leadForm.tooLarge.title'), text: t('leadForm.tooLarge.text')}
  return refusalPage(locale, 413, words)
}
