import type {LocaleWords} from '../words/locale-words'
import {perLanguage} from '../words/per-language'

/** The names of the templates in the new-document menu. */
export const templatesWords = {
  namespace: 'templates',
  words: {
    'en-US': {
      ...perLanguage('landing-page', 'en', (language) => `Landing page in ${language}`),
      ...perLanguage(
        'article-outline',
        'en',
        (language) => `Article in ${language} with an outline`,
      ),
    },
    'fr-FR': {
      ...perLanguage('landing-page', 'fr', (language) => `Page de campagne en ${language}`),
      ...perLanguage('article-outline', 'fr', (language) => `Article en ${language} avec un plan`),
    },
  },
} as const satisfies LocaleWords
