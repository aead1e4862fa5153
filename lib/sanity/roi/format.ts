import {languages, type Locale} from '../../i18n/locales'

/** Number formats of one language. */
export interface RoiFormats {
  /** A rounded amount with its currency: dollars in English, euros in French. */
  money: (amount: number) => string
  /** A number with at most one decimal. */
  number: (value: number) => string
  /** Whether a count takes the singular. */
  isOne: (count: number) => boolean
}

/** Returns the number formats of a language. */
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
