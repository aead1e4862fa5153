import type {Locale} from '../../lib/i18n/locales'
import {valueIn} from '../../lib/i18n/localized'
import {type MessageBundle, perLanguage} from '../i18n/messages'
import {pageKinds} from './page-kinds'

/** The names of the page templates: `Event page in French`, `Page d’événement en français`. */
function pageNames(locale: Locale, preposition: string): Record<string, string> {
  const names = pageKinds.map(({id, title}) =>
    perLanguage(id, locale, (language) => `${valueIn(title, locale)} ${preposition} ${language}`),
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
