import type {InitialValueResolverContext} from 'sanity'

import {defaultLocale, isLocale, type Locale} from '../../lib/i18n/locales'
import {type ByLanguage, valueIn} from '../../lib/i18n/localized'
import {apiVersion, newKey} from '../../lib/sanity/api'

type Fields = Record<string, unknown>

/** Default references by field: the oldest documents of a type in the page's language. */
export type InitialReferences = Record<string, {type: string; count: number}>

/** Initial values per language. A text that ends with an ellipsis is a placeholder. */
export type InitialValues = ByLanguage<Fields>

/** Sanity generates keys for the items of an initial list, but not for lists within objects. */
function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) =>
      typeof item === 'object' ? {_key: newKey(), ...(withKeys(item) as Fields)} : item,
    )
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withKeys(field)]))
}

async function choose(
  references: InitialReferences,
  language: Locale,
  {getClient}: InitialValueResolverContext,
): Promise<Fields> {
  const client = getClient({apiVersion}).withConfig({perspective: 'published'})
  const found = Object.entries(references).map(async ([field, {type, count}]) => {
    const query = `*[_type == $type && language == $language] | order(_createdAt, _id)[0...${count}]._id`
    const ids = await client.fetch<string[]>(query, {type, language})
    return [field, ids.map((_ref) => ({_type: 'reference', _ref}))] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/**
 * Returns the initial value of a section, with placeholder texts. `params.language` is the page's language, set by the
 * page builder and templates; it defaults to the default locale.
 */
export function initialValue(initialValues: InitialValues, references: InitialReferences = {}) {
  const begin = async (
    params: {language?: unknown} | undefined,
    context: InitialValueResolverContext,
  ): Promise<Fields> => {
    const language = isLocale(params?.language) ? params.language : defaultLocale
    const fields = {
      ...valueIn(initialValues, language),
      ...(await choose(references, language, context)),
    }
    return withKeys(fields) as Fields
  }
  return Object.assign(begin, {initialValues})
}

/** A plain paragraph. */
export function paragraph(text: string): Fields {
  return {
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{_type: 'span', text, marks: []}],
  }
}
