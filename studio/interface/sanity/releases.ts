/** The texts of the namespace `releases` that Sanity’s French lacks. */
export const releasesInFrench = {
  'action.add-document': 'Ajouter un document',
  'action.archive': 'Archiver la publication',
  'action.copy-release.label': 'Copier',
  'action.copy-release-id.label': 'Copier l’identifiant de la publication',
  'action.copy-release-link.label': 'Copier l’adresse de la publication',
  'action.copy-release-title.label': 'Copier le titre de la publication',
  'action.archive.tooltip': 'Déprogrammez cette publication pour l’archiver',
  'action.archived': 'Archivées',
  'action.paused': 'En pause',
  'action.create-revert-release': 'Créer une nouvelle publication',
  'action.delete-release': 'Supprimer la publication groupée',
  'action.drafts': 'Brouillons programmés',
  'action.duplicate-release': 'Dupliquer la publication',
  'action.edit': 'Modifier la publication',
  'action.open': 'Actives',
  'action.releases': 'Publications',
  'action.schedule': 'Programmer la publication…',
  'action.schedule-unpublish': 'Programmer le retrait',
  'action.schedule-unpublish.disabled.not-published':
    'Le document doit être publié pour que son retrait soit programmé',
  'action.unpublish': 'Retirer du site',
  'action.unpublish-doc-actions': 'Retirer du site à la parution',
  'action.revert-unpublish-actions': 'Ne plus retirer du site à la parution',
  'action.unschedule': 'Déprogrammer la publication',
  'action.publish-all-documents': 'Lancer la publication',
  'action.review': 'Relire les changements',
  'action.revert': 'Annuler la publication',
  'actions.summary': 'Résumé',
  'action.immediate-revert-release': 'Annuler maintenant',
  'action.unarchive': 'Désarchiver la publication',
  'activity.event.add-document': 'A ajouté une version d’un document',
  'activity.event.archive': 'A archivé la publication <strong>{{releaseTitle}}</strong>',
  'activity.event.create':
    'A créé la publication <strong>{{releaseTitle}}</strong> <ScheduleTarget>prévue </ScheduleTarget>',
  'activity.event.discard-document': 'A retiré une version d’un document',
  'activity.event.edit': 'A fixé la parution\u00a0: <ScheduleTarget></ScheduleTarget>',
  'activity.event.edit-time-asap': 'Dès que possible',
  'activity.event.edit-time-undecided': 'À décider',
  'activity.event.publish': 'A publié <strong>{{releaseTitle}}</strong>',
  'activity.event.schedule': 'A programmé la publication',
  'activity.event.unarchive': 'A désarchivé la publication <strong>{{releaseTitle}}</strong>',
  'activity.event.unschedule': 'A déprogrammé la publication',
  'activity.panel.loading': 'Chargement de l’activité',
  'activity.panel.error': 'L’activité de la publication n’a pas pu être chargée',
  'activity.panel.title': 'Activité',
  'activity.panel.close': 'Fermer l’activité',
  'archive-dialog.confirm-archive-header': 'Archiver cette publication\u202f?',
  'archive-dialog.confirm-archive-title':
    'Archiver la publication <strong>«\u00a0{{title}}\u00a0»</strong>\u202f?',
  'archive-dialog.confirm-archive-description_one': 'Une version de document sera archivée.',
  'archive-dialog.confirm-archive-description_other':
    '{{count}} versions de documents seront archivées.',
  'archive-dialog.confirm-archive-button': 'Archiver la publication',
  'archive-info.title': 'Cette publication est archivée',
  'archive-info.description':
    'Elle reste disponible {{retentionDays}} jours, puis sera supprimée le {{removalDate}}. <Link>En savoir plus</Link>.',
  'changes-published-docs.title': 'Changements des documents publiés',
  created: 'Créée <RelativeTime/>',
  'copy-suffix': 'Copie',
  'dashboard.details.published-asap': 'Publiée',
  'dashboard.details.published-on': 'Publiée le {{date}}',
  'dashboard.details.pin-release': 'Épingler la publication au Studio',
  'dashboard.details.unpin-release': 'Détacher la publication du Studio',
  'dashboard.details.metadata.schedule': 'Parution',
  'dashboard.details.metadata.status': 'État',
  'dashboard.details.metadata.created': 'Création',
  'dashboard.details.metadata.documents': 'Documents',
  'dashboard.details.metadata.status-valid': 'Valide',
  'dashboard.details.metadata.status-errors': 'Erreurs',
  'dashboard.details.metadata.status-validating': 'Vérification',
  'dashboard.details.metadata.status-empty': 'Aucun document',
  'dashboard.details.activity': 'Activité',
  'delete-dialog.confirm-delete.header': 'Supprimer cette publication groupée\u202f?',
  'delete-dialog.confirm-delete-description_one': 'Une version de document sera supprimée.',
  'delete-dialog.confirm-delete-description_other':
    '{{count}} versions de documents seront supprimées.',
  'delete-dialog.confirm-delete-button': 'Supprimer la publication groupée',
  'diff.no-changes': 'Aucun changement',
  'diff.list-empty': 'La liste des changements est vide, voir le document',
  'discard-version-dialog.description-draft':
    'Tous les changements de ce document seront perdus, sans retour possible.',
  'discard-version-dialog.description-release':
    'Tous les changements de ce document dans la publication «\u00a0<strong>{{releaseTitle}}</strong>\u00a0» seront perdus, sans retour possible.',
  'discard-version-dialog.header-draft': 'Abandonner le brouillon\u202f?',
  'discard-version-dialog.header-release':
    'Retirer le document de la publication «\u00a0<strong>{{releaseTitle}}</strong>\u00a0»\u202f?',
  'discard-version-dialog.title-draft': 'Abandonner le brouillon',
  'discard-version-dialog.title-release': 'Retirer de la publication',
  'copy-to-draft-dialog.title': 'Un brouillon existe déjà',
  'copy-to-draft-dialog.description':
    'Un brouillon de ce document existe déjà. La version actuelle le remplacera.',
  'copy-to-draft-dialog.confirm-button': 'Remplacer le brouillon',
  'document-validation.error_other': '{{count}} erreurs de validation',
  'document-validation.error_one': '{{count}} erreur de validation',
  'document-validation.valid': 'Aucune erreur de validation',
  'deleted-release': 'La publication «\u00a0<strong>{{title}}</strong>\u00a0» a été supprimée',
  'duplicate-dialog.confirm-duplicate-header': 'Dupliquer cette publication\u202f?',
  'duplicate-dialog.confirm-duplicate-description_one':
    'La publication et sa version de document seront dupliquées.',
  'duplicate-dialog.confirm-duplicate-description_other':
    'La publication et ses {{count}} versions de documents seront dupliquées.',
  'duplicate-dialog.confirm-duplicate-button': 'Dupliquer la publication',
  'error-details-title': 'Détails de l’erreur',
  'failed-edit-title': 'L’enregistrement a échoué',
  'failed-publish-title': 'La publication a échoué',
  'failed-schedule-title': 'La programmation a échoué',
  'passed-intended-publish-date': 'La date prévue de cette publication est passée',
  'passed-intended-publish-date-draft': 'La date prévue de ce brouillon est passée',
  'footer.status.archived': 'Archivée',
  'footer.status.created': 'Créée',
  'footer.status.edited': 'Modifiée',
  'footer.status.published': 'Publiée',
  'footer.status.unarchived': 'Désarchivée',
  'loading-release': 'Chargement de la publication',
  'loading-release-documents': 'Chargement des documents',
  'loading-release-documents.error.title': 'Une erreur s’est produite',
  'loading-release-documents.error.description':
    'Les documents de cette publication n’ont pas pu être chargés. Réessayez plus tard.',
  'menu.label': 'Menu de la publication',
  'menu.tooltip': 'Actions',
  'menu.group.when-releasing': 'À la parution',
  'no-archived-release': 'Aucune publication archivée',
  'no-paused-release': 'Aucun brouillon programmé en pause',
  'no-releases': 'Aucune publication',
  'banner.release-not-found': 'Cette publication est introuvable',
  'banner.release-not-found.dismiss': 'Fermer',
  'overview.action.documentation': 'Documentation',
  'overview.back-to-all-releases': 'Toutes les publications',
  'overview.calendar.tooltip': 'Afficher le calendrier',
  'overview.description':
    'Une publication groupée réunit des changements de plusieurs documents, qui se préparent, se programment et s’annulent ensemble.',
  'overview.search-releases-placeholder': 'Chercher des publications',
  'overview.title': 'Publications',
  'permissions.error.discard-version': 'Vous n’avez pas l’autorisation de retirer cette version',
  'permissions.error.unpublish': 'Vous n’avez pas l’autorisation de retirer ce document du site',
  'permission-missing-title': 'Accès limité',
  'permission-missing-description':
    'Votre rôle limite ce que vous voyez de cette publication. Vous ne pouvez ni la lancer ni la programmer.',
  'permissions.error.archive': 'Vous n’avez pas l’autorisation d’archiver cette publication',
  'permissions.error.delete': 'Vous n’avez pas l’autorisation de supprimer cette publication',
  'permissions.error.duplicate': 'Vous n’avez pas l’autorisation de dupliquer cette publication',
  'permissions.error.unarchive': 'Vous n’avez pas l’autorisation de désarchiver cette publication',
  'presence.tooltip.one':
    '{{displayName}} modifie ce document dans la publication «\u00a0{{releaseTitle}}\u00a0»',
  'presence.tooltip.one-without-release': '{{displayName}} modifie ce document',
  'presence.tooltip.other': '{{count}} personnes modifient ce document',
  'publish-action.validation.no-documents': 'Il n’y a aucun document à publier',
  'publish-dialog.confirm-publish.title':
    'Publier l’ensemble, avec toutes les versions de documents\u202f?',
  'publish-dialog.confirm-publish.update-drafts-checkbox': 'Mettre à jour les brouillons',
  'publish-dialog.confirm-publish.update-drafts-description_one':
    'Le brouillon de {{draftDocumentsLength}} document sera abandonné, pour correspondre à ce qui est publié. Ses changements seront perdus.',
  'publish-dialog.confirm-publish.update-drafts-description_other':
    'Les brouillons de {{draftDocumentsLength}} documents seront abandonnés, pour correspondre à ce qui est publié. Leurs changements seront perdus.',
  'publish-dialog.confirm-publish-description_one':
    'La publication «\u00a0<strong>{{title}}</strong>\u00a0» et son document paraîtront.',
  'publish-dialog.confirm-publish-description_other':
    'La publication «\u00a0<strong>{{title}}</strong>\u00a0» et ses {{releaseDocumentsLength}} documents paraîtront.',
  'publish-dialog.validation.no-permission': 'Vous n’avez pas l’autorisation de publier',
  'publish-dialog.validation.loading': 'Vérification des documents…',
  'publish-dialog.validation.error': 'Certains documents contiennent des erreurs',
  'publish-info.title': 'Cette publication est parue.',
  'release-placeholder.title': 'Sans titre',
  'review.description': 'Ajoutez des documents à cette publication pour en relire les changements',
  'review.edited': 'Modifié <RelativeTime/>',
  'revert-dialog.confirm-revert-description_one':
    '{{releaseDocumentsLength}} version de document sera annulée.',
  'revert-dialog.confirm-revert-description_other':
    '{{releaseDocumentsLength}} versions de documents seront annulées.',
  'revert-dialog.confirm-revert.title': 'Annuler la publication «\u00a0{{title}}\u00a0»\u202f?',
  'revert-dialog.confirm-revert.resolving': 'Lecture de l’historique des documents…',
  'revert-dialog.confirm-revert.summary-restore_one':
    '{{count}} document reviendra à sa dernière version publiée avant cette publication.',
  'revert-dialog.confirm-revert.summary-restore_other':
    '{{count}} documents reviendront à leur dernière version publiée avant cette publication.',
  'revert-dialog.confirm-revert.summary-unpublish_one':
    '{{count}} document sera retiré du site, car il n’était pas publié avant.',
  'revert-dialog.confirm-revert.summary-unpublish_other':
    '{{count}} documents seront retirés du site, car ils n’étaient pas publiés avant.',
  'revert-dialog.confirm-revert.history-unavailable-card_one':
    'L’état précédent de {{count}} document n’est plus dans l’historique\u00a0: la publication ne peut pas être annulée.',
  'revert-dialog.confirm-revert.history-unavailable-card_other':
    'L’état précédent de {{count}} documents n’est plus dans l’historique\u00a0: la publication ne peut pas être annulée.',
  'revert-dialog.confirm-revert.unresolved-card_one':
    'L’état précédent de {{count}} document n’a pas pu être établi\u00a0: la publication ne peut pas être annulée.',
  'revert-dialog.confirm-revert.unresolved-card_other':
    'L’état précédent de {{count}} documents n’a pas pu être établi\u00a0: la publication ne peut pas être annulée.',
  'revert-dialog.confirm-revert.stage-revert-checkbox-label':
    'Annuler immédiatement la publication',
  'revert-dialog.confirm-revert.warning-card':
    'Des documents de cette publication ont changé depuis leur parution. L’annulation écrasera ces changements.',
  'revert-release.title': 'Annulation de «\u00a0{{title}}\u00a0»',
  'revert-release.description': 'Annule les changements des documents de «\u00a0{{title}}\u00a0».',
  'schedule-button.tooltip': 'Déprogrammer la publication\u202f?',
  'schedule-action.validation.no-documents': 'Il n’y a aucun document à programmer',
  'schedule-button-tooltip.validation.no-permission':
    'Vous n’avez pas l’autorisation de programmer',
  'schedule-button-tooltip.validation.loading': 'Vérification des documents…',
  'schedule-button-tooltip.validation.error': 'Certains documents contiennent des erreurs',
  'schedule-button-tooltip.already-scheduled': 'Cette publication est déjà programmée',
  'schedule-dialog.confirm-title': 'Programmer la publication',
  'schedule-dialog.confirm-description_one':
    'La publication «\u00a0<strong>{{title}}</strong>\u00a0» et son document paraîtront à la date choisie.',
  'schedule-dialog.confirm-description_other':
    'La publication <strong>{{title}}</strong> et ses {{count}} versions de documents seront programmées.',
  'schedule-dialog.confirm-button': 'Programmer',
  'schedule-dialog.select-publish-date-label': 'Programmer pour le',
  'unschedule-dialog.confirm-title': 'Déprogrammer la publication\u202f?',
  'unschedule-dialog.confirm-description': 'La publication ne paraîtra plus à la date prévue',
  'schedule-dialog.publish-date-in-past-warning': 'Choisissez une date et une heure à venir.',
  'schedule-unpublish-dialog.header': 'Programmer le retrait du document',
  'schedule-unpublish-dialog.description': 'Choisissez quand ce document sera retiré du site.',
  'schedule-unpublish-dialog.confirm': 'Programmer le retrait',
  'search-documents-placeholder': 'Chercher des documents',
  'summary.created': 'Créée <RelativeTime/>',
  'summary.published': 'Publiée <RelativeTime/>',
  'summary.not-published': 'Non publiée',
  'summary.no-documents': 'Aucun document',
  'summary.no-documents-cardinality-one.title': 'Aucun document dans cette publication',
  'summary.no-documents-cardinality-one.description':
    'Ce brouillon programmé ne contient aucun document. Il a peut-être été retiré.',
  'summary.document-count_one': '{{count}} document',
  'summary.document-count_other': '{{count}} documents',
  'summary.validating-documents':
    'Vérification des documents\u00a0: {{validatedCount}} sur {{totalCount}}',
  'summary.validated-documents': '{{validatedCount}} documents vérifiés sur {{totalCount}}',
  'summary.all-documents-validated': 'Tous les documents sont vérifiés, sans problème',
  'summary.all-documents-errors-found': 'Tous les documents sont vérifiés, avec des problèmes',
  'summary.errors-found':
    'Pour publier ou programmer l’ensemble, corrigez les problèmes trouvés dans les documents',
  'table-body.action.add': 'Ajout',
  'table-body.action.change': 'Changement',
  'table-body.action.unpublish': 'Retrait',
  'table-header.archivedAt': 'Archivée',
  'table-header.contributors': 'Contributeurs',
  'table-header.created-by': 'Créée par',
  'table-header.document': 'Document',
  'table-header.documents': 'Documents',
  'table-header.edited': 'Modifié',
  'table-header.edited-by': 'Modifié par',
  'table-header.last-edited': 'Dernière modification',
  'table-header.published-at': 'Publiée',
  'table-header.publishedAt': 'Publiée',
  'table-header.scheduled-draft.published-at': 'Publié le',
  'table-header.scheduled-for': 'Programmée pour',
  'table-header.intended-for': 'Prévue pour',
  'table-header.time': 'Moment',
  'table-header.when': 'Quand',
  'table-header.title': 'Publication',
  'table-header.type': 'Type',
  'table-header.variant': 'Variante',
  'table-header.action': 'Action',
  'filter-tab.all': 'Tous',
  'filter-tab.errors': 'Erreurs',
  'time.scheduled': 'Programmée',
  'time.estimated': 'Estimée',
  'toast.archive.error':
    '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu être archivée\u00a0: {{error}}',
  'toast.copy-release-id.success': 'L’identifiant de la publication est copié',
  'toast.copy-release-link.success': 'Le lien de la publication est copié',
  'toast.copy-release-title.success': 'Le titre de la publication est copié',
  'toast.create-version.error':
    'Le document n’a pas pu être ajouté à la publication\u00a0: {{error}}',
  'toast.delete.error':
    '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu être supprimée\u00a0: {{error}}',
  'toast.delete.success': 'La publication «\u00a0<strong>{{title}}</strong>\u00a0» a été supprimée',
  'toast.duplicate.error':
    '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu être dupliquée\u00a0: {{error}}',
  'toast.duplicate.success':
    'La publication «\u00a0<strong>{{title}}</strong>\u00a0» a été dupliquée. <Link/>',
  'toast.duplicate.success-link': 'Voir la copie',
  'toast.publish.error':
    '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu paraître\u00a0: {{error}}',
  'toast.publish.update-drafts-error':
    'La publication est parue, mais des brouillons n’ont pas pu être mis à jour\u00a0: {{error}}',
  'toast.schedule.error':
    '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu être programmée\u00a0: {{error}}',
  'toast.schedule.success':
    'La publication «\u00a0<strong>{{title}}</strong>\u00a0» est programmée.',
  'toast.unschedule.error':
    '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu être déprogrammée\u00a0: {{error}}',
  'toast.unarchive.error':
    '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu être désarchivée\u00a0: {{error}}',
  'type-picker.tooltip.scheduled':
    'La publication est programmée\u00a0: déprogrammez-la pour changer son type',
  'toast.revert.error': 'La publication n’a pas pu être annulée\u00a0: {{error}}',
  'toast.immediate-revert.success': 'La publication «\u00a0{{title}}\u00a0» a été annulée',
  'toast.revert-stage.success':
    'La publication qui annule «\u00a0{{title}}\u00a0» a été créée. <Link/>',
  'toast.revert-stage.success-link': 'La voir',
  'unpublish.already-unpublished': 'Ce document n’est déjà plus publié.',
  'unpublish.no-published-version': 'Ce document n’a aucune version publiée.',
  'unpublish-dialog.header': 'Retirer ce document du site à la parution\u202f?',
  'unpublish-dialog.action.cancel': 'Annuler',
  'unpublish-dialog.action.unpublish': 'Retirer à la parution',
  'unpublish-dialog.description.to-draft':
    'Le document sera retiré du site avec la publication <Label>{{title}}</Label>\u202f; un brouillon sera créé s’il n’en existe pas alors.',
  'unpublish-dialog.description.lost-changes':
    'Les changements de cette version du document seront perdus.',
  'banner.scheduled-drafts-disabled':
    'Les brouillons programmés ont été désactivés, mais il en reste à publier.',
  'banner.drafts-mode-disabled':
    'Les brouillons ont été désactivés, mais il en reste de programmés à publier.',
  'no-scheduled-drafts': 'Aucun brouillon programmé',
  'banner.confirm-active-scheduled-drafts_one':
    '{{count}} brouillon programmé attend une confirmation',
  'banner.confirm-active-scheduled-drafts_other':
    '{{count}} brouillons programmés attendent une confirmation',
  'banner.confirm-active-scheduled-drafts.button': 'Reprendre la programmation',
  'banner.confirm-active-scheduled-drafts.button-paused': 'Tout reprendre',
  'confirm-active-scheduled-drafts-dialog.title': 'Reprendre les brouillons programmés',
  'confirm-active-scheduled-drafts-dialog.description':
    'Programmer tous les brouillons en pause pour leur date prévue',
  'confirm-active-scheduled-drafts-dialog.past-dates-warning':
    'Certains de ces brouillons ont une date passée. Confirmer les publiera aussitôt.',
  'confirm-active-scheduled-drafts-dialog.confirm-button': 'Confirmer',
  'toast.confirm-active-scheduled-drafts.error':
    'Les brouillons n’ont pas pu être programmés\u00a0: {{error}}',
}
