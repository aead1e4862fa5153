import type {Locale} from '@/lib/i18n/locales'
import type {Section} from '@/lib/sanity/types'

type Plan = Section<'pricing'>['plans'][number]

/** How often a price is paid. */
export type Billing = 'monthly' | 'yearly'

/** Formats prices in a currency: `€29`, `29,50 €`. */
export function priceFormat(currency: Section<'pricing'>['currency'], locale: Locale) {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return (price: number) => format.format(price)
}

/** What a plan without readable prices shows: its own words, on request if it has a button for that, or a dash for what is no number. */
export function withoutPrice({isPriced, priceText, link}: Plan, onRequest: string): string | null {
  if (isPriced) return '–'
  if (priceText) return priceText
  return link ? onRequest : null
}

/** Returns the prices of a plan, monthly first; none when the price is on request. */
export function pricesOf({monthly, yearly}: Plan): {billing: Billing; price: number}[] {
  return [
    {billing: 'monthly' as const, price: monthly},
    {billing: 'yearly' as const, price: yearly},
  ].flatMap(({billing, price}) => (price === null ? [] : [{billing, price}]))
}
