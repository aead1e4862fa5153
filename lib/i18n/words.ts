import {createTranslator} from 'next-intl'

import en from '../../messages/en.json'
import fr from '../../messages/fr.json'
import type {Locale} from './locales'

/** Every word of the interface. */
export const messages: Record<Locale, typeof en> = {en, fr}

/** The words of the interface in a language, for what is written outside React. */
export function wordsIn(locale: Locale) {
  return createTranslator({locale, messages: messages[locale]})
}

export type Words = ReturnType<typeof wordsIn>
