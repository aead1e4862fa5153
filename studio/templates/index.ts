import {type Template, type InitialValueResolverContext, resolveInitialValueForType} from 'sanity'

import {locales, type Locale} from '../../lib/i18n/locales'
import {newKey} from '../../lib/sanity/api'
import {page} from '../../schemas/documents/page'
import {templatesMessages} from './messages'

/** The sections of a landing page, from the promise to the form. */
const sections = ['hero', 'badges', 'pointList', 'steps', 'faqList', 'callToAction']

/** How deep initial values are resolved. */
const depth = 10

/** A section with the initial values that the page builder gives it. */
async function beginSection(
  name: string,
  language: Locale,
  context: InitialValueResolverContext,
): Promise<Record<string, unknown>> {
  const type = context.schema.get(name)
  if (!type) throw new Error(`The template of a landing page names an unknown section: ${name}`)
  const beginning: unknown = await resolveInitialValueForType(type, {language}, depth, context)
  return {...Object(beginning), _type: name, _key: newKey()}
}

/** A template for a landing page, without title, path and search texts. */
function landingPage(language: Locale): Template {
  return {
    id: `landing-page-${language}`,
    title: 'Landing page',
    i18n: {title: {key: `landing-page.${language}`, ns: templatesMessages.namespace}},
    schemaType: page.name,
    icon: page.icon,
    value: async (_: unknown, context: InitialValueResolverContext) => ({
      language,
      sections: await Promise.all(sections.map((name) => beginSection(name, language, context))),
    }),
  }
}

/** Templates besides the empty document, in each language. */
export const templates: Template[] = locales.map(landingPage)
