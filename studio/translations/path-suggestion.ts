import type {Fields} from './fields'

const ligatures: Record<string, string> = {œ: 'oe', æ: 'ae', ß: 'ss'}

/** Words as a part of an address: `À propos de nous` → `a-propos-de-nous`. */
export function addressPart(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[œæß]/g, (letter) => ligatures[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

interface Beginning {
  language: string
  /** The title of the translation, null while it is that of its source. */
  title: string | null
  /** The path of the page above it in its language, empty where there is none. */
  parent: string
}

/**
 * The address that a translation could have: the one that its readers know already, else its title below the page above
 * it. Null while there is nothing to make it from.
 */
export function suggestedAddress(
  source: Fields | null,
  {language, title, parent}: Beginning,
): string | null {
  if (source?.['path'] === '/') return '/'
  const slugs = source?.['untranslatedSlugs'] as {language?: string; slug?: string}[] | undefined
  const known = slugs?.find((place) => place.language === language)?.slug
  if (known) return known
  const part = title && addressPart(title)
  if (!part) return null
  return parent ? `${parent}/${part}` : part
}
