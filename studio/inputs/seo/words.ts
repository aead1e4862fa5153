import type {LocaleWords} from '../../words/locale-words'

/** What the previews of a page say of themselves. */
export const previewWords = {
  namespace: 'search-previews',
  words: {
    'en-US': {
      'facts.failed': 'The site’s name and figures couldn’t be loaded, so they’re missing here.',
      'picture.failed': 'The site didn’t respond, so the published page’s picture is missing.',
    },
    'fr-FR': {
      'facts.failed': 'Impossible de charger le nom du site et les chiffres : ils manquent ici.',
      'picture.failed': 'Le site n’a pas répondu : l’image de la page publiée manque.',
    },
  },
} as const satisfies LocaleWords
