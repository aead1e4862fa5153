import type {InitialValueResolverContext, Template} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {type ByLanguage, valueIn} from '../../lib/i18n/localized'
import {page} from '../../schemas/documents/page'
import {beginSections} from './begin'
import {templatesWords} from './words'

/** The sections of a campaign page, from the promise to the form. */
const sections = ['hero', 'badges', 'whyDifferent', 'steps', 'faqList', 'callToAction'] as const

const titles: ByLanguage<string> = {en: 'Landing page', fr: 'Page de campagne'}

/** A template for a campaign page, without path and search texts. */
export function landingPage(language: Locale): Template {
  return {
    id: `landing-page-${language}`,
    title: 'Landing page',
    i18n: {title: {key: `landing-page.${language}`, ns: templatesWords.namespace}},
    schemaType: page.name,
    icon: page.icon,
    value: async (_: unknown, context: InitialValueResolverContext) => ({
      language,
      title: valueIn(titles, language),
      sections: await beginSections(sections, language, context),
    }),
  }
}
