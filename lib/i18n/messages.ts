import en from '../../messages/en.json'
import fr from '../../messages/fr.json'
import {type Locale, locales} from './locales'

interface Tree {
  [key: string]: string | Tree
}

/** What is written in each language. */
const written: Record<Locale, Tree> = {en, fr}

/** English wherever a language has no message yet. */
function completed(own: Tree, english: Tree): Tree {
  const entries = Object.entries(english).map(([key, text]) => {
    const message = own[key] ?? text
    const isGroup = typeof message === 'object' && typeof text === 'object'
    return [key, isGroup ? completed(message, text) : message]
  })
  return Object.fromEntries(entries) as Tree
}

/** Every message of the interface in each language. */
export const messages = Object.fromEntries(
  locales.map((locale) => [locale, completed(written[locale], en)]),
) as Record<Locale, typeof en>
