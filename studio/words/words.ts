import type {LocaleWords} from './locale-words'

/** The language menu, and the titles of our own tools. */
export const languageWords = {
  namespace: 'interface-language',
  words: {
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
} as const satisfies LocaleWords
