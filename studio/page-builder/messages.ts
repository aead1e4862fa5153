import type {MessageBundle} from '../i18n/messages'

/** Texts of the page builder. */
export const pageBuilderMessages = {
  namespace: 'page-builder',
  messages: {
    'en-US': {
      keep: 'Keep as a shared section',
      own: 'Make it this page’s own',
      removed: '“{{section}}” was removed',
      'put-back': 'Put it back',
      restored: '“{{section}}” is back',
      pasted: 'Pasted, except for content in another language',
      'pasted.left_one': '{{count}} document was left out. Choose one in this page’s language.',
      'pasted.left_other':
        '{{count}} documents were left out. Choose others in this page’s language.',
    },
    'fr-FR': {
      keep: 'Garder comme section partagée',
      own: 'En faire une section de cette page',
      removed: '«\u00a0{{section}}\u00a0» a été retirée',
      'put-back': 'La remettre',
      restored: '«\u00a0{{section}}\u00a0» est de retour',
      pasted: 'Collé, sauf le contenu dans une autre langue',
      'pasted.left_one':
        '{{count}} document a été laissé de côté. Choisissez-en un dans la langue de cette page.',
      'pasted.left_other':
        '{{count}} documents ont été laissés de côté. Choisissez-en dans la langue de cette page.',
    },
  },
} as const satisfies MessageBundle
