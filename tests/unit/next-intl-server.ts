import {createTranslator} from 'next-intl'

import type {Locale} from '../../lib/i18n/locales.ts'
import {messages} from '../../lib/i18n/messages.ts'

/** Outside Next.js there is no request whose language could be read: components always name theirs. */
export function getTranslations({locale, namespace}: {locale: Locale; namespace: 'text'}) {
  return Promise.resolve(createTranslator({locale, namespace, messages: messages[locale]}))
}
