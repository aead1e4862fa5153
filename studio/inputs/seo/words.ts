import type {LocaleWords} from '../../words/locale-words'

/** What the previews of a page say of themselves. */
export const previewWords = {
  namespace: 'search-previews',
  words: {
    'en-US': {
      'facts.failed': 'The site’s name and figures could not be read: they are missing here.',
      'picture.failed': 'The site did not answer, so the picture of the published page is missing.',
    },
    'fr-FR': {
      'facts.failed': 'Le nom du site et les chiffres n’ont pas pu être lus : ils manquent ici.',
      'picture.failed': 'Le site n’a pas répondu : l’image de la page publiée manque.',
    },
  },
} as const satisfies LocaleWords
