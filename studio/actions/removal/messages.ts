import type {MessageBundle} from '../../i18n/messages'

/** Texts of the removal dialog. */
export const removalMessages = {
  namespace: 'removal',
  messages: {
    'en-US': {
      'delete.title': 'Delete this document?',
      'delete.text': 'This also deletes its draft and its versions in releases.',
      'delete.confirm': 'Delete',
      'unpublish.title': 'Unpublish this document?',
      'unpublish.text': 'Visitors will no longer find it. It stays here as a draft.',
      'unpublish.confirm': 'Unpublish',
      'delete.denied': 'This can’t be deleted',
      'unpublish.denied': 'This can’t be unpublished',
      'denied.text_one': 'One document still uses this. Open it, remove the link and publish it.',
      'denied.text_other':
        '{{count}} documents still use this. Open each one, remove the link and publish it.',
      'denied.built-in':
        'The site needs this figure for a calculation or for search engines. You can change its number, but you can’t remove it.',
      'redirect.label': 'Redirect visitors from {{hrefs}} to',
      'redirect.none': 'Nowhere: they see “page not found”',
      looking: 'Checking what links here…',
      removing: 'Removing…',
      cancel: 'Cancel',
      'failed.title': 'Nothing was removed',
    },
    'fr-FR': {
      'delete.title': 'Supprimer ce document ?',
      'delete.text':
        'Son brouillon et ses versions préparées dans des lots seront aussi supprimés.',
      'delete.confirm': 'Supprimer',
      'unpublish.title': 'Retirer ce document du site ?',
      'unpublish.text': 'Les visiteurs ne le trouveront plus. Il reste ici en brouillon.',
      'unpublish.confirm': 'Retirer du site',
      'delete.denied': 'Suppression impossible',
      'unpublish.denied': 'Retrait impossible',
      'denied.text_one':
        'Un document l’utilise encore. Ouvrez-le, retirez le lien, puis publiez-le.',
      'denied.text_other':
        '{{count}} documents l’utilisent encore. Ouvrez chacun d’eux, retirez le lien, puis publiez-le.',
      'denied.built-in':
        'Le site a besoin de ce chiffre pour un calcul ou pour les moteurs de recherche. Vous pouvez changer sa valeur, mais pas le retirer.',
      'redirect.label': 'Rediriger les visiteurs de {{hrefs}} vers',
      'redirect.none': 'Nulle part : ils voient « page introuvable »',
      looking: 'Recherche des documents qui y mènent…',
      removing: 'Retrait en cours…',
      cancel: 'Annuler',
      'failed.title': 'Rien n’a été supprimé',
    },
  },
} as const satisfies MessageBundle
