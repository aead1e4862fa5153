import {createTranslator} from 'next-intl'

import type {Locale} from '../../lib/i18n/locales.ts'
import {messages} from '../../lib/i18n/messages.ts'

/** There is no request outside Next.js to read the language from, so `locale` is required. */
export function getTranslations({locale, namespace}: {locale: Locale; namespace: 'text'}) {
  return Promise.resolve(createTranslator({locale, namespace, messages: messages[locale]}))
}
