import type {LocaleWords} from '../../words/locale-words'

/** The words of the removal dialog. */
export const removalWords = {
  namespace: 'removal',
  words: {
    'en-US': {
      'delete.title': 'Delete this document?',
      'delete.text': 'Its draft and its versions in releases go with it.',
      'delete.confirm': 'Delete',
      'unpublish.title': 'Unpublish this document?',
      'unpublish.text': 'Visitors will not find it any more. It stays here as a draft.',
      'unpublish.confirm': 'Unpublish',
      'delete.denied': 'This cannot be deleted yet',
      'unpublish.denied': 'This cannot be unpublished yet',
      'denied.text_one':
        'One document would be left with something broken. Open it, take out what leads here, and publish it.',
      'denied.text_other':
        '{{count}} documents would be left with something broken. Open each, take out what leads here, and publish it.',
      'redirect.label': 'Send visitors of {{hrefs}} to',
      'redirect.none': 'Nowhere: they see “page not found”',
      looking: 'Looking for what leads here…',
      removing: 'Removing…',
      cancel: 'Cancel',
      'failed.title': 'Nothing was removed',
      'failed.administrators':
        'An administrator wrote the redirect from {{from}}, which leads here. Ask an administrator.',
    },
    'fr-FR': {
      'delete.title': 'Supprimer ce document ?',
      'delete.text':
        'Son brouillon et ses versions préparées dans des publications disparaissent avec lui.',
      'delete.confirm': 'Supprimer',
      'unpublish.title': 'Dépublier ce document ?',
      'unpublish.text': 'Les visiteurs ne le trouveront plus. Il reste ici en brouillon.',
      'unpublish.confirm': 'Dépublier',
      'delete.denied': 'Suppression impossible pour l’instant',
      'unpublish.denied': 'Dépublication impossible pour l’instant',
      'denied.text_one':
        'Un document contiendrait un lien rompu. Ouvrez-le, retirez ce qui mène ici, puis publiez-le.',
      'denied.text_other':
        '{{count}} documents contiendraient un lien rompu. Ouvrez chacun d’eux, retirez ce qui mène ici, puis publiez-le.',
      'redirect.label': 'Diriger les visiteurs de {{hrefs}} vers',
      'redirect.none': 'Nulle part : ils voient « page introuvable »',
      looking: 'Recherche de ce qui mène ici…',
      removing: 'Retrait en cours…',
      cancel: 'Annuler',
      'failed.title': 'Rien n’a été supprimé',
      'failed.administrators':
        'La redirection depuis {{from}}, écrite par un administrateur, mène ici. Adressez-vous à un administrateur.',
    },
  },
} as const satisfies LocaleWords
