import {createTranslator} from 'next-intl'

import type {Locale} from './locales'
import {messages} from './messages'

/** Interface messages in a language, for use outside React. */
export function wordsIn(locale: Locale) {
  return createTranslator({locale, messages: messages[locale]})
}

export type Words = ReturnType<typeof wordsIn>
