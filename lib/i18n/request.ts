import {hasLocale} from 'next-intl'
import {getRequestConfig} from 'next-intl/server'
import {locale as rootLocale} from 'next/root-params'

import {routing} from './locales'
import {messages} from './messages'

/** Loads messages for the language of the route, or the one that a server action passes. */
export default getRequestConfig(async ({locale: requested}) => {
  const locale = requested ?? (await rootLocale())
  const known = hasLocale(routing.locales, locale) ? locale : routing.defaultLocale
  return {locale: known, messages: messages[known]}
})
