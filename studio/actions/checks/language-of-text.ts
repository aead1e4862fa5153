import {languages, type Locale, locales} from '../../../lib/i18n/locales'

/** Words such as articles and prepositions, by language. A few exist in several languages. */
const functionWords = locales.map((locale) => ({
  locale,
  words: new Set(languages[locale].functionWords.split(' ')),
}))

/** With fewer function words, a name or a quotation would decide the language. */
const fewestWords = 4

/** Returns the language of a text by its function words; null if they are too few. */
export function languageOfText(text: string): Locale | null {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const [first, second] = functionWords
    .map(({locale, words}) => ({locale, count: found.filter((word) => words.has(word)).length}))
    .toSorted((a, b) => b.count - a.count)
  if (!first) return null
  const isClear = first.count >= fewestWords && first.count > 3 * (second?.count ?? 0)
  return isClear && first.count / found.length > 0.2 ? first.locale : null
}
