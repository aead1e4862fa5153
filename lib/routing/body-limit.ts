import en from '../../messages/en.json'
import fr from '../../messages/fr.json'
import type {Locale} from '../i18n/locales'
import {refusalPage} from './refusal-page'

/** Most bytes of what a form sends: ten times what the longest entry takes. */
export const largestBody = 64 * 1024

const words: Record<Locale, {title: string; text: string}> = {
  en: en.leadForm.tooLarge,
  fr: fr.leadForm.tooLarge,
}

/**
 * Refuses what says that it is larger than any form's content, before a byte of it is read. Browsers without script
 * show the answer as a page; the others keep theirs, and the form says that it was not sent.
 */
export function refuseLargeBody(headers: Headers, locale: Locale): Response | undefined {
  if (Number(headers.get('content-length') ?? 0) <= largestBody) return undefined
  return refusalPage(locale, 413, words[locale])
}
