import {TranslateIcon} from '@sanity/icons/Translate'
import {defineField, defineType, type StringRule} from 'sanity'

import {defaultLocale, languages, type Locale, locales} from '../../lib/i18n/locales'
import {message} from '../message'
import {languageName} from './language-name'

/** Readers of other languages see the default language's text where theirs is missing. */
function wanted(rule: StringRule, locale: Locale): StringRule {
  const english = languageName(locale, 'en')
  const french = languageName(locale, 'fr')
  if (locale === defaultLocale)
    return rule.error(message(`Add the ${english} text.`, `Ajoutez le texte en ${french}.`))
  return rule.warning(
    message(`Add the ${english} text too.`, `Ajoutez aussi le texte en ${french}.`),
  )
}

function languageFields(type: 'string' | 'text') {
  return locales.map((locale) =>
    defineField({
      name: locale,
      title: languages[locale].name,
      description: `What readers of ${languageName(locale, 'en')} pages see.`,
      type,
      ...(type === 'text' ? {rows: 3} : {}),
      validation: (rule) => wanted(rule.required(), locale),
    }),
  )
}

const inFirstLanguage = {select: {title: defaultLocale}}

/** A short text per language, for shared documents. */
export const localizedString = defineType({
  name: 'localizedString',
  title: 'Text in each language',
  description: 'A short text in each language.',
  type: 'object',
  icon: TranslateIcon,
  options: {columns: 2},
  fields: languageFields('string'),
  preview: inFirstLanguage,
})

/** A longer text per language. */
export const localizedText = defineType({
  name: 'localizedText',
  title: 'Longer text in each language',
  description: 'A longer text in each language.',
  type: 'object',
  icon: TranslateIcon,
  fields: languageFields('text'),
  preview: inFirstLanguage,
})

/** Text before and after a number, per language; either may be empty. */
export const localizedAffix = defineType({
  name: 'localizedAffix',
  title: 'Before or after the number, in each language',
  description: 'Before or after a number, in each language.',
  type: 'object',
  icon: TranslateIcon,
  options: {columns: 2},
  fields: locales.map((locale) =>
    defineField({
      name: locale,
      title: languages[locale].name,
      description: `On ${languageName(locale, 'en')} pages. Optional.`,
      type: 'string',
    }),
  ),
  preview: inFirstLanguage,
})
