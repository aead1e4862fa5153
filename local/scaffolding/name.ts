/** The spellings of a name: `pricing-table`, `pricingTable`, `PricingTable`, `Pricing table`. */
export interface Name {
  kebab: string
  camel: string
  pascal: string
  title: string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** True for a name in kebab case. */
export const isKebab = (text: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)

/** The spellings of a name in kebab case. */
export function nameOf(kebab: string): Name {
  const words = kebab.split('-')
  const pascal = words.map(capital).join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  return {kebab, camel, pascal, title: capital(words.join(' '))}
}

/** Replaces every spelling of one name by that of another. */
export function renamed(text: string, from: Name, to: Name): string {
  const spellings = ['kebab', 'camel', 'pascal', 'title'] as const
  return spellings.reduce(
    (result, spelling) => result.replaceAll(from[spelling], to[spelling]),
    text,
  )
}
