/** What the code knows of a language. */
export interface Language {
  /** Its name in itself, as the language menu shows it. */
  name: string
  direction: 'ltr' | 'rtl'
  /** Its name for share cards, with a country: https://ogp.me/#optional. */
  openGraph: string
  /** The currency of examples and of the calculator. */
  currency: 'EUR' | 'USD' | 'GBP'
  /** Countries whose visitors are taken for its readers, whatever their browser is set to. */
  regions: readonly string[]
  /** What stands between the ends of a range. */
  rangeSeparator: string
  /** The first day of a month, where that is an ordinal. */
  firstOfMonth?: string
  /** Words that a search leaves out, with spaces between them. */
  stopWords: string
  /** Frequent small words, with spaces between them: the Studio tells the language of a text by them. */
  functionWords: string
}
