/**
 * What the Studio itself says and Sanity's French does not know yet. Left out is what this Studio switches off: variants,
 * divergences, tables in Sanity's own text editor, and what concerns Sanity's other products.
 */
export const interfaceFrench = {
  'about-dialog.version-info.deprecated.current':
    'La version v{{version}} est obsolète et ne devrait plus être utilisée.',
  'about-dialog.version-info.deprecated.header': 'Version obsolète',
  'about-dialog.version-info.deprecated.next-step.pinned':
    'Ce Studio est fixé à une version obsolète. Choisissez-en une autre dans Manage.',
  'about-dialog.version-info.deprecated.next-step.upgrade':
    'Mettez à jour le paquet sanity et déployez de nouveau le Studio.',
  'about-dialog.version-info.deprecated.next-step.upgrade.learn-how': 'Comment mettre à jour',
  'about-dialog.version-info.deprecated.reason': 'Raison : {{reason}}',
  'about-dialog.version-info.tooltip.deprecated': 'Obsolète',
  'asset-source.dialog.load-error': 'Les fichiers n’ont pas pu être chargés',
  'changes.unknown-schema-field.description':
    'Ce champ n’existe pas dans le schéma. Ses valeurs sont affichées en JSON.',
  'common.error': 'Erreur',
  'diagnostics.menu-item': 'Diagnostic',
  'document-group-inventory.action.cancel': 'Annuler',
  'document-group-inventory.action.manage-versions': 'Gérer les versions',
  'document-group-inventory.filter-string.label': 'Filtrer les {{subject}}',
  'document-group-inventory.title': '{{count}} {{subject}}',
  'document-group-inventory.title_one': '{{count}} {{subject}}',
  'document-group-inventory.title_other': '{{count}} {{subject}}',
  'document-group-inventory.viewing-item-label': 'affichée',
  'document-group.delete.cancel-button.text': 'Annuler',
  'document-group.delete.cdr-summary.document-count_one': '1 document',
  'document-group.delete.cdr-summary.document-count_other': '{{count}} documents',
  'document-group.delete.cdr-summary.subtitle_one': 'Dataset : {{datasets}}',
  'document-group.delete.cdr-summary.subtitle_other': 'Datasets : {{datasets}}',
  'document-group.delete.cdr-summary.subtitle_unavailable_one': 'Dataset indisponible',
  'document-group.delete.cdr-summary.subtitle_unavailable_other': 'Datasets indisponibles',
  'document-group.delete.cdr-summary.title_one': '{{documentCount}} dans un autre dataset',
  'document-group.delete.cdr-summary.title_other': '{{documentCount}} dans {{count}} datasets',
  'document-group.delete.cdr-table.copy-id-button.tooltip': 'Copier l’ID',
  'document-group.delete.cdr-table.dataset.label': 'Dataset',
  'document-group.delete.cdr-table.document-id.label': 'ID du document',
  'document-group.delete.cdr-table.id-copied-toast.title-failed':
    'L’ID du document n’a pas pu être copié',
  'document-group.delete.cdr-table.project-id.label': 'ID du projet',
  'document-group.delete.confirm-button.text_one': 'Supprimer (1)',
  'document-group.delete.confirm-button.text_other': 'Supprimer ({{count}})',
  'document-group.delete.error.message':
    'Ce document n’a pas pu être supprimé. Le plus souvent, c’est que d’autres documents y renvoient.',
  'document-group.delete.other-reference-count.title_one': '1 autre référence non affichée',
  'document-group.delete.other-reference-count.title_other':
    '{{count}} autres références non affichées',
  'document-group.delete.other-reference-count.tooltip':
    'Ces références ne peuvent pas être affichées : il manque un jeton d’accès à leurs datasets.',
  'document-group.delete.preview-item.preview-unavailable.subtitle': 'ID : {{documentId}}',
  'document-group.delete.preview-item.preview-unavailable.title': 'Aperçu indisponible',
  'document-group.delete.referring-document-count.text_one':
    '1 document renvoie à « <DocumentTitle/> »',
  'document-group.delete.referring-document-count.text_other':
    '{{count}} documents renvoient à « <DocumentTitle/> »',
  'document-group.delete.referring-documents-descriptor.text':
    'Vous ne pourrez peut-être pas supprimer « <DocumentTitle/> », car ces documents y renvoient :',
  'document-group.delete.title_one': 'Supprimer {{count}} {{subject}}',
  'document-group.delete.title_other': 'Supprimer {{count}} {{subject}}',
  'document-group.subject.version_one': 'version',
  'document-group.subject.version_other': 'versions',
  'document-status.published-at': 'Publié {{date}}',
  'document.initial-value.error.title': 'La valeur initiale n’a pas pu être déterminée',
  'document.initial-value.error.description': 'Le document s’est ouvert vide. {{errorMessage}}',
  'form.field.actions-menu.title': 'Actions du champ',
  'help-resources.studio-version-deprecated': 'v{{version}} est obsolète',
  'inputs.portable-text.unknown-value.annotation':
    'Annotation qui n’existe pas dans le schéma : {{name}}',
  'inputs.portable-text.unknown-value.list-item':
    'Type de liste qui n’existe pas dans le schéma : {{name}}',
  'inputs.portable-text.unknown-value.mark': 'Marque qui n’existe pas dans le schéma : {{name}}',
  'inputs.portable-text.unknown-value.style': 'Style qui n’existe pas dans le schéma : {{name}}',
  'login.logged-out.generic': 'Votre session n’est plus valable. Reconnectez-vous.',
  'login.logged-out.session-expired': 'Votre session a expiré. Reconnectez-vous.',
  'login.logged-out.title': 'Vous avez été déconnecté',
  'release.action.edit-details': 'Modifier le nom et la description',
  'release.action.new-release.limit-reached':
    'Cet espace de travail est limité à {{count}} publication',
  'release.action.pause-to-edit': 'Mettre en pause pour modifier',
  'release.dialog.edit.confirm': 'Enregistrer',
  'release.dialog.edit.description-label': 'Description',
  'release.dialog.edit.title': 'Modifier la publication',
  'release.dialog.edit.title-label': 'Nom',
  'release.toast.edit-release-error.title':
    'Le nom et la description n’ont pas pu être enregistrés',
}
