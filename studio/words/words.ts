import type {RoomWords} from '.'

/** What the bar at the top says: the choice of the interface's language, and the tools by their names. */
export const languageWords = {
  namespace: 'interface-language',
  words: {
    'en-US': {
      chosen: '{{abbreviation}}, language of the interface',
      'tool.structure': 'Structure',
      'tool.presentation': 'Presentation',
      'tool.figures': 'Figures',
      'tool.translations': 'Translation status',
      'tool.releases': 'Releases',
      'tool.vision': 'Vision',
    },
    'fr-FR': {
      chosen: '{{abbreviation}}, langue de l’interface',
      'tool.structure': 'Structure',
      'tool.presentation': 'Aperçu',
      'tool.figures': 'Chiffres',
      'tool.translations': 'Traductions',
      'tool.releases': 'Publications',
      'tool.vision': 'Vision',
    },
  },
} as const satisfies RoomWords
