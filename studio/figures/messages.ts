import type {MessageBundle} from '../i18n/messages'

/** Texts of fields with figures. */
export const figuresMessages = {
  namespace: 'figure-fields',
  messages: {
    'en-US': {
      reads: 'Reads:',
      unknown: 'There’s no figure called {{keys}}. Visitors see a dash instead.',
      unpublished: '{{keys}} isn’t published yet. Visitors see a dash instead.',
      insert: 'Insert a figure',
      search: 'Search figures',
      none: 'No figures match.',
      empty: 'There are no figures yet.',
      loading: 'Loading the figures…',
      failed: 'The figures couldn’t be loaded. Close this and try again.',
      missing: 'Figure missing',
      'missing.choose': 'Choose a figure',
    },
    'fr-FR': {
      reads: 'Se lit :',
      unknown: 'Aucun chiffre ne s’appelle {{keys}}. Les visiteurs voient un tiret à la place.',
      unpublished: '{{keys}} n’est pas encore publié. Les visiteurs voient un tiret à la place.',
      insert: 'Insérer un chiffre',
      search: 'Rechercher un chiffre',
      none: 'Aucun chiffre ne correspond.',
      empty: 'Il n’y a pas encore de chiffre.',
      loading: 'Chargement des chiffres…',
      failed: 'Impossible de charger les chiffres. Fermez, puis réessayez.',
      missing: 'Chiffre manquant',
      'missing.choose': 'Choisissez un chiffre',
    },
  },
} as const satisfies MessageBundle
