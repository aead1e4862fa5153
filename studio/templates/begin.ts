import {type InitialValueResolverContext, resolveInitialValueForType} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'

/** How deep the initial values of a section are looked for. */
const depth = 10

/** Sections that begin as they would in the page builder, in the language of the page that is made of them. */
export async function beginSections(
  names: readonly string[],
  language: Locale,
  context: InitialValueResolverContext,
): Promise<Record<string, unknown>[]> {
  const sections = names.map(async (name) => {
    const type = context.schema.get(name)
    if (!type) throw new Error(`The template names a section that is not there: ${name}`)
    const beginning: unknown = await resolveInitialValueForType(type, {language}, depth, context)
    return {...Object(beginning), _type: name, _key: crypto.randomUUID().slice(0, 12)}
  })
  return Promise.all(sections)
}
