import type {InitialValueResolverContext, Template} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {page} from '../../schemas/documents/page'
import {beginSections} from './begin'
import {templatesWords} from './words'

/** From the promise to the form: what a campaign needs, in the order in which a reader asks. */
const sections = ['hero', 'badges', 'whyDifferent', 'steps', 'faqList', 'callToAction'] as const

const titles: Record<Locale, string> = {en: 'Landing page', fr: 'Page de campagne'}

/** A page for a campaign; its path and what search results show of it are left to the editor. */
export function landingPage(language: Locale): Template {
  return {
    id: `landing-page-${language}`,
    title: 'Landing page',
    i18n: {title: {key: `landing-page.${language}`, ns: templatesWords.namespace}},
    schemaType: page.name,
    icon: page.icon,
    value: async (_: unknown, context: InitialValueResolverContext) => ({
      language,
      title: titles[language],
      sections: await beginSections(sections, language, context),
    }),
  }
}
