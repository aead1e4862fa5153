import {languages, type Locale} from '../../../lib/i18n/locales'

/** An amount of money as a CRM stores it. */
export interface Amount {
  value: number
  currency: 'EUR' | 'USD' | 'GBP'
}

const signs: [RegExp, Amount['currency']][] = [
  [/\$|dollar|usd/i, 'USD'],
  [/£|pound|gbp/i, 'GBP'],
  [/€|eur/i, 'EUR'],
]

const scaled = /\d\s?(k|m|thousand|grand|mille|millions?)(?!\p{L})/iu

function scaleOf(text: string): number {
  const [, scale = ''] = scaled.exec(text) ?? []
  if (scale === '') return 1
  return /^m(?:illions?)?$/i.test(scale) ? 1_000_000 : 1_000
}

/** Parses 40k, €48,000, 48 000 €, 1.2m; without a currency, the language's own is assumed. */
export function readAmount(text: string, locale: Locale): Amount {
  const digits = /\d[\d\s.,]*/.exec(text)?.[0].replace(/\s|[.,\s]+$/g, '') ?? '0'
  const grouped = digits.replace(/[.,](?=\d{3}(?!\d))/g, '')
  const value = Number(grouped.replace(',', '.')) * scaleOf(text)
  const currency = signs.find(([pattern]) => pattern.test(text))?.[1] ?? languages[locale].currency
  return {value, currency}
}

/** Formats an amount in a language. */
export function formatAmount({value, currency}: Amount, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  // The site's French has a narrow space before the currency sign, as before colons.
  return format.format(value).replace(/\u00A0/g, '\u202F')
}
