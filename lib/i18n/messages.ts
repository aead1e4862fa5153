import {createTranslator} from 'next-intl'

import en from '../../messages/en.json'
import fr from '../../messages/fr.json'
import {type Locale, locales} from './locales'

interface Tree {
  [key: string]: string | Tree
}

/** Messages as translated, possibly incomplete. */
const translated: Record<Locale, Tree> = {en, fr}

/** Fills missing messages with the English ones. */
function withFallbacks(own: Tree, english: Tree): Tree {
  const entries = Object.entries(english).map(([key, text]) => {
    const message = own[key] ?? text
    const isGroup = typeof message === 'object' && typeof text === 'object'
    return [key, isGroup ? withFallbacks(message, text) : message]
  })
  return Object.fromEntries(entries) as Tree
}

/** All interface messages in each language. */
export const messages = Object.fromEntries(
  locales.map((locale) => [locale, withFallbacks(translated[locale], en)]),
) as Record<Locale, typeof en>

/** Interface messages in a language, for use outside React. */
export function translatorFor(locale: Locale) {
  return createTranslator({locale, messages: messages[locale]})
}

export type Translator = ReturnType<typeof translatorFor>
