/** The texts of the namespace `studio` that Sanity’s French lacks, leaves in English or gets wrong. */
export const studioInFrench = {
  'about-dialog.version-info.deprecated.current':
    'La v{{version}} est obsolète et ne devrait plus être utilisée.',
  'about-dialog.version-info.deprecated.header': 'Version obsolète',
  'about-dialog.version-info.deprecated.next-step.pinned':
    'Ce Studio est fixé à une version obsolète. Choisissez-en une autre dans Manage.',
  'about-dialog.version-info.deprecated.next-step.upgrade':
    'Mettez à jour le paquet sanity et redéployez le Studio.',
  'about-dialog.version-info.deprecated.next-step.upgrade.learn-how': 'Comment mettre à jour',
  'about-dialog.version-info.deprecated.reason': 'Raison\u00a0: {{reason}}',
  'about-dialog.version-info.tooltip.deprecated': 'Obsolète',
  'asset-source.dialog.load-error': 'Les fichiers n’ont pas pu être chargés',
  'changes.unknown-schema-field.description':
    'Ce champ n’existe pas dans le schéma. Ses valeurs sont montrées en JSON.',
  'common.error': 'Erreur',
  'diagnostics.menu-item': 'Diagnostic',
  'document-group.delete.cancel-button.text': 'Annuler',
  'document-group.delete.confirm-button.text_one': 'Supprimer (1)',
  'document-group.delete.confirm-button.text_other': 'Supprimer ({{count}})',
  'document-group.delete.error.message':
    'Le document n’a pas pu être supprimé. Sans doute d’autres documents y mènent-ils.',
  'document-group.delete.other-reference-count.title_one': '1 autre référence n’est pas affichée',
  'document-group.delete.other-reference-count.title_other':
    '{{count}} autres références ne sont pas affichées',
  'document-group.delete.preview-item.preview-unavailable.subtitle':
    'Identifiant\u00a0: {{documentId}}',
  'document-group.delete.preview-item.preview-unavailable.title': 'Aperçu indisponible',
  'document-group.delete.referring-document-count.text_one':
    '1 document mène à «\u00a0<DocumentTitle/>\u00a0»',
  'document-group.delete.referring-document-count.text_other':
    '{{count}} documents mènent à «\u00a0<DocumentTitle/>\u00a0»',
  'document-group.delete.referring-documents-descriptor.text':
    '«\u00a0<DocumentTitle/>\u00a0» ne peut sans doute pas être supprimé, car ces documents y mènent\u00a0:',
  'document-group.delete.title_one': 'Supprimer {{count}} {{subject}}',
  'document-group.delete.title_other': 'Supprimer {{count}} {{subject}}',
  'document-group.subject.version_one': 'version',
  'document-group.subject.version_other': 'versions',
  'document-group-inventory.action.cancel': 'Annuler',
  'document-group-inventory.action.manage-versions': 'Gérer les versions',
  'document-group-inventory.filter-string.label': 'Filtrer\u00a0: {{subject}}',
  'document-group-inventory.viewing-item-label': 'affichée',
  'document-status.published-at': 'Publié {{date}}',
  'document.initial-value.error.title': 'La valeur initiale n’a pas pu être établie',
  'document.initial-value.error.description': 'Le document s’est ouvert vide. {{errorMessage}}',
  'form.field.actions-menu.title': 'Actions du champ',
  'help-resources.studio-version-deprecated': 'La v{{version}} est obsolète',
  // Sanity says “download”.
  'input.files.common.upload-placeholder.file-input-button.text': 'Téléverser',
  'input.files.common.upload-progress': 'Téléversement de <FileName/>',
  'inputs.imagetool.title': 'Recadrage et point important',
  'inputs.portable-text.unknown-value.annotation': 'Annotation inconnue du schéma\u00a0: {{name}}',
  'inputs.portable-text.unknown-value.list-item': 'Liste inconnue du schéma\u00a0: {{name}}',
  'inputs.portable-text.unknown-value.mark': 'Marque inconnue du schéma\u00a0: {{name}}',
  'inputs.portable-text.unknown-value.style': 'Style inconnu du schéma\u00a0: {{name}}',
  'login.logged-out.generic': 'Votre session n’est plus valable. Connectez-vous de nouveau.',
  'login.logged-out.session-expired': 'Votre session a expiré. Connectez-vous de nouveau.',
  'login.logged-out.title': 'Vous êtes déconnecté',
  'release.action.edit-details': 'Modifier les détails',
  'release.action.new-release.limit-reached': 'Cet espace est limité à {{count}} publication',
  'release.action.pause-to-edit': 'Mettre en pause pour modifier',
  'release.dialog.edit.confirm': 'Enregistrer',
  'release.dialog.edit.description-label': 'Description',
  'release.dialog.edit.title': 'Modifier la publication',
  'release.dialog.edit.title-label': 'Titre',
  // Sanity’s French calls a release a version in these.
  'release.chip.tooltip.archived': 'Cette publication est archivée et ne peut pas être modifiée.',
  'release.deleted-tooltip': 'Cette publication a été supprimée',
  'release.dialog.copy-to-release.title': 'Copier la version vers une nouvelle publication',
  'release.dialog.create.confirm': 'Créer la publication',
  'release.dialog.create.title': 'Nouvelle publication',
  'release.form.placeholder-describe-release': 'Décrivez la publication…',
  'release.layer.hide': 'Masquer la publication',
  'release.navbar.tooltip': 'Publications',
  'release.placeholder-untitled-release': 'Publication sans titre',
  'release.toast.archived-release.title': 'La publication « {{title}} » est archivée',
  'release.toast.published-release.title': 'La publication « {{title}} » a paru',
  'release.toast.edit-release-error.title':
    'Les détails de la publication n’ont pas pu être enregistrés',
}
