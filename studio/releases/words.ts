import type {LocaleWords} from '../words/locale-words'

/** What the Studio adds to releases. */
export const releasesWords = {
  namespace: 'releases-of-the-site',
  words: {
    'en-US': {
      'checks.title': 'Before this release is published',
      'checks.found_one': 'One thing to know before this release is published',
      'checks.found_other': '{{count}} things to know before this release is published',
      'checks.intro': 'None of this blocks the release: only items marked in red in the list do.',
      'checks.failed': 'The pages and articles in this release couldn’t be checked.',
      'checks.show': 'Show',
      'schedule.anyway': 'Schedule anyway',
      'schedule.unreviewed': 'This draft couldn’t be checked. Review it before it goes live.',
    },
    'fr-FR': {
      'checks.title': 'Avant la parution',
      'checks.found_one': 'Un point à connaître avant la parution',
      'checks.found_other': '{{count}} points à connaître avant la parution',
      'checks.intro':
        'Rien de cela n’empêche de publier : seul ce qui est marqué en rouge dans la liste le fait.',
      'checks.failed': 'Les pages et les articles de cette publication n’ont pas pu être vérifiés.',
      'checks.show': 'Afficher',
      'schedule.anyway': 'Programmer quand même',
      'schedule.unreviewed': 'Ce brouillon n’a pas pu être vérifié. Relisez-le avant sa parution.',
    },
  },
} as const satisfies LocaleWords
