import {type InitialValueResolverContext, resolveInitialValueForType} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'

/** How deep initial values are resolved. */
const depth = 10

/** Sections with the initial values that the page builder gives them, in a language. */
export async function beginSections(
  names: readonly string[],
  language: Locale,
  context: InitialValueResolverContext,
): Promise<Record<string, unknown>[]> {
  const sections = names.map(async (name) => {
    const type = context.schema.get(name)
    if (!type) throw new Error(`The template names an unknown section: ${name}`)
    const beginning: unknown = await resolveInitialValueForType(type, {language}, depth, context)
    return {...Object(beginning), _type: name, _key: crypto.randomUUID().slice(0, 12)}
  })
  return Promise.all(sections)
}
