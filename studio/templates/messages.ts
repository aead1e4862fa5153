import {type MessageBundle, perLanguage} from '../i18n/messages'

/** The names of the templates in the new-document menu. */
export const templatesMessages = {
  namespace: 'templates',
  messages: {
    'en-US': {
      ...perLanguage('landing-page', 'en', (language) => `Landing page in ${language}`),
      ...perLanguage(
        'article-outline',
        'en',
        (language) => `Article in ${language} with an outline`,
      ),
    },
    'fr-FR': {
      ...perLanguage('landing-page', 'fr', (language) => `Page de destination en ${language}`),
      ...perLanguage('article-outline', 'fr', (language) => `Article en ${language} avec un plan`),
    },
  },
} as const satisfies MessageBundle
