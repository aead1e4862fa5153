import type {LocaleWords} from '../words/locale-words'

/** The words of fields with figures. */
export const figuresWords = {
  namespace: 'figure-fields',
  words: {
    'en-US': {
      reads: 'Reads:',
      unknown: 'No figure is called {{keys}}. Visitors read a dash in its place.',
      unpublished: '{{keys}} is not published yet. Visitors read a dash in its place.',
      insert: 'Insert a figure',
      search: 'Search figures',
      none: 'No figure matches.',
      empty: 'There are no figures yet.',
      loading: 'Loading the figures…',
      failed: 'The figures could not be read. Close and try again.',
      missing: 'Figure missing',
      'missing.choose': 'Choose a figure',
    },
    'fr-FR': {
      reads: 'Se lit :',
      unknown: 'Aucun chiffre ne s’appelle {{keys}}. Les visiteurs lisent un tiret à sa place.',
      unpublished: '{{keys}} n’est pas encore publié. Les visiteurs lisent un tiret à sa place.',
      insert: 'Insérer un chiffre',
      search: 'Rechercher un chiffre',
      none: 'Aucun chiffre ne correspond.',
      empty: 'Il n’y a pas encore de chiffre.',
      loading: 'Chargement des chiffres…',
      failed: 'Les chiffres n’ont pas pu être lus. Fermez, puis réessayez.',
      missing: 'Chiffre manquant',
      'missing.choose': 'Choisissez un chiffre',
    },
  },
} as const satisfies LocaleWords
