import {languages, type Locale} from '../../lib/i18n/locales'

/** Ways to write numbers in one language. */
export interface RoiFormats {
  /** A rounded amount with its currency: dollars in English, euros in French. */
  money: (amount: number) => string
  /** A number with at most one decimal. */
  number: (value: number) => string
  /** Which of the forms of a word goes with a number. */
  isOne: (count: number) => boolean
}

/** The ways to write numbers in a language. */
export function roiFormats(locale: Locale): RoiFormats {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: languages[locale].currency,
    maximumFractionDigits: 0,
  })
  const number = new Intl.NumberFormat(locale, {maximumFractionDigits: 1})
  const plural = new Intl.PluralRules(locale)
  return {
    money: (amount) => money.format(Math.round(amount)),
    number: (value) => number.format(value),
    isOne: (count) => plural.select(count) === 'one',
  }
}
