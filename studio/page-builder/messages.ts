import type {MessageBundle} from '../i18n/messages'

/** Texts of the page builder. */
export const pageBuilderMessages = {
  namespace: 'page-builder',
  messages: {
    'en-US': {
      keep: 'Publish as a shared section',
      own: 'Make it this page’s own',
      removed: '“{{section}}” was removed',
      'put-back': 'Put it back',
      restored: '“{{section}}” is back',
    },
    'fr-FR': {
      keep: 'Publier comme section partagée',
      own: 'En faire une section de cette page',
      removed: '«\u00a0{{section}}\u00a0» a été retirée',
      'put-back': 'La remettre',
      restored: '«\u00a0{{section}}\u00a0» est de retour',
    },
  },
} as const satisfies MessageBundle
