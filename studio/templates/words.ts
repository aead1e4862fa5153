import type {LocaleWords} from '../words/locale-words'

/** The names of the templates in the new-document menu. */
export const templatesWords = {
  namespace: 'templates',
  words: {
    'en-US': {
      'landing-page.en': 'Landing page in English',
      'landing-page.fr': 'Landing page in French',
      'article-outline.en': 'Article in English with an outline',
      'article-outline.fr': 'Article in French with an outline',
    },
    'fr-FR': {
      'landing-page.en': 'Page de campagne en anglais',
      'landing-page.fr': 'Page de campagne en français',
      'article-outline.en': 'Article en anglais avec un plan',
      'article-outline.fr': 'Article en français avec un plan',
    },
  },
} as const satisfies LocaleWords
