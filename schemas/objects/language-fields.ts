import {defineField, type FieldDefinition} from 'sanity'

import {type Locale, locales} from '../../lib/i18n/locales'
import {bilingual} from '../bilingual'
import {languageName, languageTitle} from './language-name'

type Sentence = (language: string) => string

type Content = Omit<FieldDefinition, 'name' | 'title' | 'description'>

/** Returns a field for each language of the site, whose descriptions name the language. */
export function languageFields(
  english: Sentence,
  french: Sentence,
  content: (locale: Locale) => Content,
) {
  return locales.map((locale) =>
    defineField({
      name: locale,
      title: languageTitle(locale),
      description: bilingual(
        english(languageName(locale, 'en')),
        french(languageName(locale, 'fr')),
      ),
      ...content(locale),
    }),
  )
}
