import {defineField, defineType} from 'sanity'

import {localeNames, locales} from '../../lib/i18n/locales'

function languageFields(type: 'string' | 'text') {
  return locales.map((locale) =>
    defineField({
      name: locale,
      title: localeNames[locale],
      type,
      ...(type === 'text' ? {rows: 3} : {}),
      validation: (rule) => rule.required().error(`Write the ${localeNames[locale]} text too.`),
    }),
  )
}

/** A short text in every language, for facts that belong to one shared document. */
export const localizedString = defineType({
  name: 'localizedString',
  title: 'Text in each language',
  type: 'object',
  options: {columns: 2},
  fields: languageFields('string'),
})

/** A longer text in every language. */
export const localizedText = defineType({
  name: 'localizedText',
  title: 'Longer text in each language',
  type: 'object',
  fields: languageFields('text'),
})

/** What stands before or after a number in each language; either may be empty. */
export const localizedAffix = defineType({
  name: 'localizedAffix',
  title: 'Before or after the number, in each language',
  type: 'object',
  options: {columns: 2},
  fields: locales.map((locale) =>
    defineField({name: locale, title: localeNames[locale], type: 'string'}),
  ),
})
