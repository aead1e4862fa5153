import {createTranslator} from 'next-intl'

import type {Locale} from './locales'
import {messages} from './messages'

/** The words of the interface in a language, for what is written outside React. */
export function wordsIn(locale: Locale) {
  return createTranslator({locale, messages: messages[locale]})
}

export type Words = ReturnType<typeof wordsIn>
