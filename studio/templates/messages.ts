import {type MessageBundle, perLanguage} from '../i18n/messages'

/** The names of the templates in the new-document menu. */
export const templatesMessages = {
  namespace: 'templates',
  messages: {
    'en-US': {
      ...perLanguage('landing-page', 'en', (language) => `Landing page in ${language}`),
    },
    'fr-FR': {
      ...perLanguage('landing-page', 'fr', (language) => `Page de destination en ${language}`),
    },
  },
} as const satisfies MessageBundle
