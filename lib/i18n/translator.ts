import {createTranslator} from 'next-intl'

import type {Locale} from './locales'
import {messages} from './messages'

/** Interface messages in a language, for use outside React. */
export function translatorFor(locale: Locale) {
  return createTranslator({locale, messages: messages[locale]})
}

export type Translator = ReturnType<typeof translatorFor>
