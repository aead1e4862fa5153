import {type InitialValueResolverContext, resolveInitialValueForType, type Template} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {valueIn} from '../../lib/i18n/localized'
import {newKey} from '../../lib/sanity/api'
import {page} from '../../schemas/documents/page'
import {templatesMessages} from './messages'
import type {PageKind} from './page-kinds'

/** How deep initial values are resolved. */
const depth = 10

/** A section with the initial values that the page builder gives it, and the heading of the kind. */
async function beginSection(
  section: PageKind['sections'][number],
  language: Locale,
  context: InitialValueResolverContext,
): Promise<Record<string, unknown>> {
  const {type: name, heading} = typeof section === 'string' ? {type: section} : section
  const type = context.schema.get(name)
  if (!type) throw new Error(`The template names an unknown section: ${name}`)
  const beginning: unknown = await resolveInitialValueForType(type, {language}, depth, context)
  return {
    ...Object(beginning),
    ...(heading && {heading: valueIn(heading, language)}),
    _type: name,
    _key: newKey(),
  }
}

/** A template for a kind of page, without path and search texts. */
export function pageTemplate({id, title, sections}: PageKind, language: Locale): Template {
  return {
    id: `${id}-${language}`,
    title: valueIn(title, 'en'),
    i18n: {title: {key: `${id}.${language}`, ns: templatesMessages.namespace}},
    schemaType: page.name,
    icon: page.icon,
    value: async (_: unknown, context: InitialValueResolverContext) => ({
      language,
      title: valueIn(title, language),
      sections: await Promise.all(
        sections.map((section) => beginSection(section, language, context)),
      ),
    }),
  }
}
