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
      'add.title': 'Add several documents',
      'add.intro':
        'A copy of each document, with its draft if it has one, comes into this release. Nothing changes for visitors until the release is published; pages that move get their redirects then.',
      'add.from': 'Paths that begin with',
      'add.to': 'Begin with this instead',
      'add.topic': 'Topic of articles',
      'add.topic.same': 'As it is',
      'add.search': 'Search titles and paths',
      'add.all': 'Select all',
      'add.confirm_zero': 'Add documents',
      'add.confirm_one': 'Add {{count}} document',
      'add.confirm_other': 'Add {{count}} documents',
      'add.there': 'It’s in this release already and is left as it is.',
      'add.invalid': 'A page can’t have this path. It’s left out.',
      'add.taken': 'Another page has this path. It’s left out.',
    },
    'fr-FR': {
      'checks.title': 'Avant la parution',
      'checks.found_one': 'Un point à connaître avant la parution',
      'checks.found_other': '{{count}} points à connaître avant la parution',
      'checks.intro':
        'Ces points n’empêchent pas de publier. Seul ce qui est marqué en rouge dans la liste bloque la publication.',
      'checks.failed': 'Les pages et les articles de cette publication n’ont pas pu être vérifiés.',
      'checks.show': 'Afficher',
      'add.title': 'Ajouter plusieurs documents',
      'add.intro':
        'Une copie de chaque document, avec son brouillon s’il en a un, rejoint cette publication. Rien ne change pour les visiteurs avant la parution\u202f; les pages qui se déplacent reçoivent alors leurs redirections.',
      'add.from': 'Chemins qui commencent par',
      'add.to': 'Nouveau début',
      'add.topic': 'Sujet des articles',
      'add.topic.same': 'Inchangé',
      'add.search': 'Chercher par titre ou par chemin',
      'add.all': 'Tout sélectionner',
      'add.confirm_zero': 'Ajouter des documents',
      'add.confirm_one': 'Ajouter {{count}} document',
      'add.confirm_other': 'Ajouter {{count}} documents',
      'add.there': 'Déjà dans cette publication\u202f; il y reste tel quel.',
      'add.invalid': 'Une page ne peut pas avoir ce chemin. Elle est laissée de côté.',
      'add.taken': 'Une autre page a ce chemin. Elle est laissée de côté.',
    },
  },
} as const satisfies MessageBundle
