import type {Locale} from '../i18n/locales'
import {wordsIn} from '../i18n/words'
import {refusalPage} from './refusal-page'

/** Bytes of the largest form: ten times what the longest entry takes. */
export const largestBody = 64 * 1024

/** Answers 413 with a page in the reader's language, for browsers without script. Next.js cuts off bodies without a length. */
export function refuseLargeBody(headers: Headers, locale: Locale): Response | undefined {
  if (Number(headers.get('content-length') ?? 0) <= largestBody) return undefined
  const t = wordsIn(locale)
  const words = {title: t('leadForm.tooLarge.title'), text: t('leadForm.tooLarge.text')}
  return refusalPage(locale, 413, words)
}
