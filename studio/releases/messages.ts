import type {MessageBundle} from '../i18n/messages'

/** What the Studio adds to releases. */
export const releasesMessages = {
  namespace: 'releases-of-the-site',
  messages: {
    'en-US': {
      'checks.title': 'Before this release is published',
      'checks.found_one': 'One thing to know before this release is published',
      'checks.found_other': '{{count}} things to know before this release is published',
      'checks.intro':
        'You can publish the release despite these. Only what is marked in red in the list blocks it.',
      'checks.failed': 'The pages and articles in this release couldn’t be checked.',
      'checks.show': 'Show',
    },
    'fr-FR': {
      'checks.title': 'Avant la parution',
      'checks.found_one': 'Un point à connaître avant la parution',
      'checks.found_other': '{{count}} points à connaître avant la parution',
      'checks.intro':
        'Ces points n’empêchent pas de publier. Seul ce qui est marqué en rouge dans la liste bloque la publication.',
      'checks.failed': 'Les pages et les articles de ce lot n’ont pas pu être vérifiés.',
      'checks.show': 'Afficher',
    },
  },
} as const satisfies MessageBundle
