import type {Locale} from '../i18n/locales'
import {messages} from '../i18n/words'
import {refusalPage} from './refusal-page'

/** Bytes of the largest form: ten times what the longest entry takes. */
export const largestBody = 64 * 1024

/** Answers 413 with a page in the reader's language, for browsers without script. Next.js cuts off bodies without a length. */
export function refuseLargeBody(headers: Headers, locale: Locale): Response | undefined {
  if (Number(headers.get('content-length') ?? 0) <= largestBody) return undefined
  return refusalPage(locale, 413, messages[locale].leadForm.tooLarge)
}
