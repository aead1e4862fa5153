import type {InitialValueResolverContext} from 'sanity'

import {apiVersion} from '../../lib/content/api-version'
import {defaultLocale, isLocale, type Locale} from '../../lib/i18n/locales'

type Fields = Record<string, unknown>

/** Documents to begin with, by the field that refers to them: the oldest of a type, in the language of the page. */
type Chosen = Record<string, {type: string; count: number}>

/** What a section begins with in each language. A text that ends with an ellipsis asks for the editor's own. */
export type Beginnings = Record<Locale, Fields>

/** Sanity gives keys to the items of a list that begins by itself, but not to those of a list within an object. */
function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) =>
      typeof item === 'object'
        ? {_key: crypto.randomUUID().slice(0, 12), ...(withKeys(item) as Fields)}
        : item,
    )
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withKeys(field)]))
}

async function choose(
  chosen: Chosen,
  language: Locale,
  {getClient}: InitialValueResolverContext,
): Promise<Fields> {
  const client = getClient({apiVersion}).withConfig({perspective: 'published'})
  const found = Object.entries(chosen).map(async ([field, {type, count}]) => {
    const query = `*[_type == $type && language == $language] | order(_createdAt, _id)[0...${count}]._id`
    const ids = await client.fetch<string[]>(query, {type, language})
    return [field, ids.map((_ref) => ({_type: 'reference', _ref}))] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/**
 * The initial value of a section: short texts that say what belongs there. `params.language` is the language of the page;
 * the Studio's page builder and its templates name it, and where nobody does the section begins in the default language.
 */
export function beginning(beginnings: Beginnings, chosen: Chosen = {}) {
  const begin = async (
    params: {language?: unknown} | undefined,
    context: InitialValueResolverContext,
  ): Promise<Fields> => {
    const language = isLocale(params?.language) ? params.language : defaultLocale
    const fields = {...beginnings[language], ...(await choose(chosen, language, context))}
    return withKeys(fields) as Fields
  }
  return Object.assign(begin, {beginnings})
}

/** A paragraph without links or figures. */
export function paragraph(text: string): Fields {
  return {
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{_type: 'span', text, marks: []}],
  }
}
