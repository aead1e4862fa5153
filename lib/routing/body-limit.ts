import type {Locale} from '../i18n/locales'
import {wordsIn} from '../i18n/words'
import {policyHeader, sealedPolicy} from '../platform/security/policies'
import {refusalPage} from './refusal-page'

/** Bytes of the largest form: ten times what the longest entry takes. */
export const largestBody = 64 * 1024

/** Answers 411 to a body without a length, which no browser sends: it may have no end. */
export function refuseUnknownLength(headers: Headers): Response | undefined {
  if (!headers.has('transfer-encoding')) return undefined
  return new Response(null, {
    status: 411,
    headers: {'cache-control': 'no-store', [policyHeader]: sealedPolicy},
  })
}

/** Answers 413 with a page in the reader's language, for browsers without script. */
export function refuseLargeBody(headers: Headers, locale: Locale): Response | undefined {
  if (Number(headers.get('content-length') ?? 0) <= largestBody) return undefined
  const t = wordsIn(locale)
  const words = {title: t('leadForm.tooLarge.title'), text: t('leadForm.tooLarge.text')}
  return refusalPage(locale, 413, words)
}
