/** Properties of a language. */
export interface Language {
  /** Name in the language itself, for the language menu. */
  name: string
  direction: 'ltr' | 'rtl'
  /** Open Graph locale, with a country: https://ogp.me/#optional. */
  openGraph: string
  /** The currency of examples and of the calculator. */
  currency: 'EUR' | 'USD' | 'GBP'
  /** Regions in a browser's language tag, as in `en-CH`, that select this language whatever the tag's own. */
  regions: readonly string[]
  /** Separator between the ends of a range. */
  rangeSeparator: string
  /** The first day of a month, where it is written as an ordinal. */
  firstOfMonth?: string
  /** Stop words of the search, separated by spaces. */
  stopWords: string
  /** Words for the symbols that an address cannot have. */
  symbolWords: Readonly<Record<'&' | '%' | '+' | '@', string>>
}
