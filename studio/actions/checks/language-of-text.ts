import type {Locale} from '../../../lib/i18n/locales'

const words = (text: string) => new Set(text.split(' '))

/** The small words that hold sentences together. A few are words of both languages, and rare in one. */
const functionWords: Record<Locale, Set<string>> = {
  en: words(
    'the and of to in is that for it with you your are be this by from at not what which we our have has had was were can will their they when how who does its if into than more after before there then them would should could any every each no only about while where why because without a an it as or but',
  ),
  fr: words(
    'le la les de des du un une et en est que qui pour dans sur vous votre vos nous notre nos ne pas par au aux ce cette ces il elle ils elles se sa ses avec ou mais sans leur leurs l d qu c n s y à où sont ont été être avoir fait chaque comme quand dont donc tout tous toute si entre même aussi',
  ),
}

/** Fewer small words than this prove nothing: a name or a quotation may have them. */
const fewestWords = 4

/** The language that a text is written in, as far as its small words show it; null where they do not. */
export function languageOfText(text: string): Locale | null {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (locale: Locale) => found.filter((word) => functionWords[locale].has(word)).length
  const counts = {en: count('en'), fr: count('fr')}
  const locale = counts.en > counts.fr ? 'en' : 'fr'
  const other = locale === 'en' ? 'fr' : 'en'
  const isClear = counts[locale] >= fewestWords && counts[locale] > 3 * counts[other]
  return isClear && counts[locale] / found.length > 0.2 ? locale : null
}
