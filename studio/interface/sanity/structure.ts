/** The texts of the namespace `structure` that Sanity’s French lacks. */
export const structureInFrench = {
  'action.delete.disabled.target-not-found': 'La publication choisie ne contient pas ce document',
  'action.discard-changes.disabled.target-not-found':
    'La publication choisie ne contient pas ce document',
  'action.duplicate.disabled.target-not-found':
    'La publication choisie ne contient pas ce document',
  'action.publish.disabled.not-publishable': 'Cette version paraît avec sa publication',
  'action.publish.disabled.target-not-found': 'La publication choisie ne contient pas ce document',
  'action.unpublish.disabled.already-unpublished': 'Ce document sera déjà retiré du site',
  'action.unpublish.disabled.target-not-found':
    'La publication choisie ne contient pas ce document',
  'banners.obsolete-draft.actions.compare-draft.tooltip':
    'Il n’y a pas de document publié auquel comparer ce brouillon.',
  'banners.release.action.add-to-bundle': 'Ajouter à l’ensemble',
  'changes.action.close-label': 'Fermer l’historique',
  'compare-version.error.loadVersions.title': 'Les versions n’ont pas pu être chargées',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_one': 'Supprimer quand même',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_other':
    'Supprimer quand même toutes les versions',
  'confirm-delete-dialog.confirm-button.text_delete_one': 'Supprimer le document',
  'confirm-delete-dialog.confirm-button.text_delete_other': 'Supprimer toutes les versions',
  'confirm-delete-dialog.confirmation.text_delete_one':
    'Voulez-vous vraiment supprimer ce document\u202f?',
  'confirm-delete-dialog.confirmation.text_delete_other':
    'Voulez-vous vraiment supprimer toutes les versions de ce document\u202f?',
  'document-group-inventory.onboarding-hint': 'Où sont passés les boutons de version\u202f?',
  'document-inspector.error.close-button.aria-label': 'Fermer le panneau',
  'document-inspector.error.description': 'Ce panneau n’a pas pu être affiché.',
  'document-inspector.error.retry-button.text': 'Réessayer',
  'document-inspector.error.title': 'Une erreur s’est produite',
  'document-target-badges.not-in-target.tooltip':
    'Le document n’existe pas encore dans la vue choisie.',
  'document-view.form-view.sync-pending.description':
    'Nouvel essai en cours. En attendant, vos changements restent dans votre navigateur.',
  'document-view.form-view.sync-pending.title': 'Vos changements ne s’enregistrent pas',
  'document-view.form-view.sync-recovering.description':
    'Vous pourrez continuer dès que vos changements seront enregistrés.',
  'document-view.form-view.sync-recovering.title': 'Enregistrement de vos changements…',
  'document-view.form-view.sync-stalled.description':
    'La saisie attend l’enregistrement. Vos changements restent dans votre navigateur\u00a0: gardez cet onglet ouvert.',
  'document-view.form-view.sync-stalled.title': 'Vos changements ne s’enregistrent toujours pas',
  'incoming-references-pane.no-references': 'Aucun document ne mène ici.',
  'menu-items.layout.restore-default': 'Vue par défaut',
  'menu-items.layout.restore-default.disabled-reason': 'C’est déjà la vue par défaut',
  'menu-items.sort-by.restore-default': 'Tri par défaut',
  'menu-items.sort-by.restore-default.disabled-reason': 'C’est déjà le tri par défaut',
  'panes.document-list-pane.error.max-retries-attempted':
    'Plus de nouvel essai automatique après {{count}} échecs.',
  'panes.document-list-pane.search-ordering.aria-label': 'Changer le tri des résultats',
  'panes.document-list-pane.search-ordering.label': 'Triés par {{order}}',
  'panes.document-list-pane.search-ordering.relevance': 'Pertinence',
  'panes.document-list-pane.search-ordering.summary-relevance': 'Triés par pertinence',
  'panes.document-list-pane.sort-order.disabled-reason':
    'Ce tri utilise des champs que ce type de document n’a pas',
  'panes.document-operation-results.operation-success_publishVersion': 'La version est publiée',
  'panes.document-operation-results.operation-success_unpublishVersion':
    'Le document sera retiré du site à la parution',
}
