import type {JsonObject} from '../../lib/server/json'
import {slugify} from '../../lib/urls/slugify'

interface Translation {
  language: string
  /** Null while the title is not translated. */
  title: string | null
  /** The path of the translated parent page; empty without a parent. */
  parent: string
}

/** Suggests an address: the known one of an untranslated article, or the title below the parent page. */
export function suggestedAddress(
  source: JsonObject | null,
  {language, title, parent}: Translation,
): string | null {
  if (source?.['path'] === '/') return '/'
  const slugs = source?.['untranslatedSlugs'] as {language?: string; slug?: string}[] | undefined
  const known = slugs?.find((slug) => slug.language === language)?.slug
  if (known) return known
  const part = title && slugify(title, language)
  if (!part) return null
  return parent ? `${parent}/${part}` : part
}
