import type {MessageBundle} from '../i18n/messages'

/** The language menu, and the titles of our own tools. */
export const languageMessages = {
  namespace: 'interface-language',
  messages: {
    'en-US': {
      chosen: '{{abbreviation}}, language of the interface',
      'tool.figures': 'Figures',
      'tool.home': 'Home',
      'tool.media': 'Media',
      'tool.releases': 'Releases',
      'tool.translations': 'Translation status',
    },
    'fr-FR': {
      chosen: '{{abbreviation}}, langue de l’interface',
      'tool.figures': 'Chiffres',
      'tool.home': 'Accueil',
      'tool.media': 'Médias',
      'tool.releases': 'Publications',
      'tool.translations': 'Traductions',
    },
  },
} as const satisfies MessageBundle
