import {type MessageBundle, perLanguage} from '../i18n/messages'
import {pageKinds} from './page-kinds'

/** The names of the page templates: `Event page in French`, `Page d’événement en français`. */
function pageNames(interfaceLanguage: string, preposition: string): Record<string, string> {
  const names = pageKinds.map(({id, title}) =>
    perLanguage(
      id,
      interfaceLanguage,
      (language) => `${title[interfaceLanguage] ?? title.en} ${preposition} ${language}`,
    ),
  )
  return Object.assign({}, ...names) as Record<string, string>
}

/** The names of the templates in the new-document menu. */
export const templatesMessages = {
  namespace: 'templates',
  messages: {
    'en-US': {
      ...pageNames('en', 'in'),
      ...perLanguage(
        'article-outline',
        'en',
        (language) => `Article in ${language} with an outline`,
      ),
    },
    'fr-FR': {
      ...pageNames('fr', 'en'),
      ...perLanguage('article-outline', 'fr', (language) => `Article en ${language} avec un plan`),
    },
  },
} as const satisfies MessageBundle
