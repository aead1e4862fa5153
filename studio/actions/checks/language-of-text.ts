import {languages, type Locale, locales} from '../../../lib/i18n/locales'

/** The small words that hold sentences together. A few are words of several languages, and rare in one. */
const functionWords = locales.map((locale) => ({
  locale,
  words: new Set(languages[locale].functionWords.split(' ')),
}))

/** Fewer small words than this prove nothing: a name or a quotation may have them. */
const fewestWords = 4

/** The language that a text is written in, as far as its small words show it; null where they do not. */
export function languageOfText(text: string): Locale | null {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const [first, second] = functionWords
    .map(({locale, words}) => ({locale, count: found.filter((word) => words.has(word)).length}))
    .toSorted((a, b) => b.count - a.count)
  if (!first) return null
  const isClear = first.count >= fewestWords && first.count > 3 * (second?.count ?? 0)
  return isClear && first.count / found.length > 0.2 ? first.locale : null
}
