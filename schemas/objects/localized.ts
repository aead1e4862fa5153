import {TranslateIcon} from '@sanity/icons/Translate'
import {defineType, type Rule} from 'sanity'

import {defaultLocale, isLocale, type Locale} from '../../lib/i18n/locales'
import {bilingual, message} from '../bilingual'
import {languageFields} from './language-fields'
import {languageName} from './language-name'

/** Readers of other languages see the default language's text where theirs is missing. */
function wanted(rule: Rule, locale: Locale): Rule {
  const english = languageName(locale, 'en')
  const french = languageName(locale, 'fr')
  if (locale === defaultLocale)
    return rule.error(message(`Add the ${english} text.`, `Ajoutez le texte en ${french}.`))
  return rule.warning(
    message(`Add the ${english} text too.`, `Ajoutez aussi le texte en ${french}.`),
  )
}

const textFields = (type: 'string' | 'text') =>
  languageFields(
    (language) => `What readers of ${language} pages see.`,
    (language) => `Ce que voient les lecteurs des pages en ${language}.`,
    (locale) => ({
      type,
      ...(type === 'text' ? {rows: 3} : {}),
      validation: (rule: Rule) => wanted(rule.required(), locale),
    }),
  )

/** A string, not a literal: the site need not have French. */
const french: string = 'fr'

/** A preview's path to a localized text: in the interface's language, if the site has it. */
export function localizedPath(path: (locale: Locale) => string): string {
  return bilingual(path(defaultLocale), path(isLocale(french) ? french : defaultLocale))
}

const preview = {select: {title: localizedPath((locale) => locale)}}

export const localizedString = defineType({
  name: 'localizedString',
  title: bilingual('Text in each language', 'Texte dans chaque langue'),
  description: bilingual('A short text in each language.', 'Un texte court dans chaque langue.'),
  type: 'object',
  icon: TranslateIcon,
  options: {columns: 2},
  fields: textFields('string'),
  preview,
})

export const localizedText = defineType({
  name: 'localizedText',
  title: bilingual('Longer text in each language', 'Texte plus long dans chaque langue'),
  description: bilingual(
    'A longer text in each language.',
    'Un texte plus long dans chaque langue.',
  ),
  type: 'object',
  icon: TranslateIcon,
  fields: textFields('text'),
  preview,
})

/** Text before and after a number, per language; either may be empty. */
export const localizedAffix = defineType({
  name: 'localizedAffix',
  title: bilingual(
    'Before or after the number, in each language',
    'Avant ou après le nombre, dans chaque langue',
  ),
  description: bilingual(
    'Before or after a number, in each language.',
    'Avant ou après un nombre, dans chaque langue.',
  ),
  type: 'object',
  icon: TranslateIcon,
  options: {columns: 2},
  fields: languageFields(
    (language) => `On ${language} pages. Optional.`,
    (language) => `Sur les pages en ${language}. Facultatif.`,
    () => ({type: 'string'}),
  ),
  preview,
})
