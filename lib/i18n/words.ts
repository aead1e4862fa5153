import {createTranslator} from 'next-intl'

import en from '../../messages/en.json'
import fr from '../../messages/fr.json'
import type {Locale} from './locales'

interface Tree {
  [key: string]: string | Tree
}

/** English wherever a language has no words yet; `npm test unit` lists the missing keys. */
function completed(words: Tree, english: Tree): Tree {
  const entries = Object.entries(english).map(([key, text]) => {
    const own = words[key] ?? text
    return [key, typeof own === 'object' && typeof text === 'object' ? completed(own, text) : own]
  })
  return Object.fromEntries(entries) as Tree
}

const inLanguage = (words: Tree) => completed(words, en) as typeof en

/** Every word of the interface. */
export const messages: Record<Locale, typeof en> = {en, fr: inLanguage(fr)}

/** The words of the interface in a language, for what is written outside React. */
export function wordsIn(locale: Locale) {
  return createTranslator({locale, messages: messages[locale]})
}

export type Words = ReturnType<typeof wordsIn>
