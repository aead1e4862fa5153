import {getRequestConfig} from 'next-intl/server'
import {locale as rootLocale} from 'next/root-params'

import {defaultLocale, isLocale} from './locales'
import {messages} from './messages'

/** Interface words for the language of the route, or for the one that a server action names. */
export default getRequestConfig(async ({locale: named}) => {
  const locale = named ?? (await rootLocale())
  const known = isLocale(locale) ? locale : defaultLocale
  return {locale: known, messages: messages[known]}
})
