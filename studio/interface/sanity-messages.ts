import {defineLocaleResourceBundle, type LocaleResourceBundle} from 'sanity'

/**
 * French for the texts of Sanity's that `@sanity/locale-fr-fr` leaves in English or names otherwise than the rest, by
 * namespace. A text goes once that package has it: https://github.com/sanity-io/locales takes contributions.
 */
const inFrench = {
  comments: {
    'feature-name': 'Commentaires',
    'list-item.origin.draft': 'Du brouillon',
    'list-item.origin.published': 'De la version publiée',
  },
  'copy-paste': {
    'copy-paste.on-paste.validation.read-only-fields-skipped.description':
      'Champs en lecture seule laissés de côté\u00a0: {{fieldNames}}',
    'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
      'Champs en lecture seule laissés de côté\u00a0: {{fieldNames}} et {{count}} autres',
  },
  presentation: {
    'document-list-pane.document-list.title': 'Documents de cette page',
    'document-list-pane.error.text': 'La liste des documents n’a pas pu être affichée',
    'document-list-pane.ordering.by-appearance': 'Par ordre d’apparition',
    'document-list-pane.ordering.last-edited': 'Dernière modification',
    'channel.status_connected': 'Connecté',
    'channel.status_connecting': 'Connexion',
    'channel.status_disconnected': 'Déconnecté',
    'channel.status_reconnecting': 'Reconnexion',
    'document-pane.error.text': 'Le document n’a pas pu être affiché',
    'error-card.continue-button.text': 'Continuer quand même',
    'error-card.retry-button.text': 'Réessayer',
    'error-card.title': 'Une erreur s’est produite',
    'locations-banner.locations-count_one': 'Utilisé sur une page',
    'locations-banner.locations-count_other': 'Utilisé sur {{count}} pages',
    'locations-banner.locations-count_zero': 'Utilisé sur aucune page',
    'locations-banner.resolving.text': 'Recherche des pages…',
    'main-document.label': 'Document principal',
    'main-document.missing.text': 'Aucun document principal pour <Code>{{path}}</Code>',
    'narrow-tabs.content-tab.label': 'Structure',
    'narrow-tabs.navigator-tab.label': 'Navigation',
    'narrow-tabs.preview-tab.label': 'Présentation',
    'presentation-error.label': 'Message d’erreur',
    'preview-frame.connection.error.text': 'L’aperçu est injoignable',
    'preview-frame.configuration.error.title': 'L’aperçu vient d’une autre adresse',
    'preview-frame.configuration.error.description':
      'L’aperçu devrait venir de <Code>{{targetOrigin}}</Code>, mais il vient de <Code>{{reportedOrigin}}</Code>. Ajoutez cette adresse à <Code>presentationTool.allowOrigins</Code> pour la permettre.',
    'preview-search-param.configuration.error.title': 'Adresse d’aperçu refusée',
    'preview-search-param.configuration.error.description':
      'L’adresse <Code>{{previewSearchParam}}</Code> est demandée, mais <Code>{{blockedOrigin}}</Code> n’est pas permis. Ajoutez-la à <Code>presentationTool.allowOrigins</Code> pour la permettre.',
    'preview-frame.continue-button.text': 'Continuer quand même',
    'preview-frame.loader.connection-status.label': 'Connexion aux contenus',
    'preview-frame.navigator.toggle-button.aria-label': 'Afficher ou masquer la navigation',
    'preview-frame.navigator.toggle-button.tooltip': 'Afficher ou masquer la navigation',
    'preview-frame.overlay.connection-status.label': 'Connexion aux cadres',
    'preview-frame.overlay.toggle-button.text': 'Modifier',
    'preview-frame.overlay.toggle-button.tooltip_disable': 'Ne plus ouvrir les champs d’un clic',
    'preview-frame.overlay.toggle-button.tooltip_enable': 'Ouvrir les champs d’un clic',
    'preview-frame.refresh-button.aria-label': 'Recharger l’aperçu',
    'preview-frame.refresh-button.tooltip': 'Recharger l’aperçu',
    'preview-frame.status_connecting': 'Connexion.',
    'preview-frame.status_loading': 'Chargement.',
    'preview-frame.status_refreshing': 'Actualisation.',
    'preview-frame.status_reloading': 'Actualisation.',
    'preview-frame.status_timeout':
      'La connexion a échoué\u00a0: la console du navigateur en dit plus.',
    'preview-frame.viewport-button.aria-label': 'Changer la largeur de l’aperçu',
    'preview-frame.viewport-button.tooltip_full': 'Passer à la pleine largeur',
    'preview-frame.viewport-button.tooltip_narrow': 'Passer à la largeur d’un téléphone',
    'preview-location-input.error_missing-origin': 'L’adresse doit commencer par {{origin}}',
    'preview-location-input.error_same-base-path':
      'L’adresse ne peut pas commencer comme celle du Studio, {{basePath}}',
    'share-url.clipboard.status_copying': 'Copie de l’adresse…',
    'share-url.clipboard.status_failed': 'La copie a échoué',
    'share-url.clipboard.status_success': 'L’adresse est copiée',
    'share-url.clipboard.status_unsupported': 'Le presse-papiers n’est pas disponible',
    'share-url.menu-item.open.text': 'Ouvrir l’aperçu',
    'preview-url-secret.missing-grants':
      'Vous n’avez pas l’autorisation de créer un secret d’aperçu\u00a0: l’aperçu ne se chargera sans doute pas.',
    'preview-frame.share-button.aria-label': 'Partager cet aperçu',
    'share-preview-menu.qr-code.title': 'Code QR de l’adresse\u00a0: {{url}}',
    'share-preview-menu.error_toggle-sharing':
      'Vous n’avez pas l’autorisation de changer le partage de cet aperçu',
    'share-preview-menu.toggle-button.tooltip_disable': 'Arrêter le partage',
    'share-preview-menu.toggle-button.tooltip_enable': 'Commencer le partage',
    'share-preview-menu.toggle-button.label_first-line': 'Partager cet aperçu',
    'share-preview-menu.toggle-button.label_second-line': 'avec toute personne qui a le lien',
    'share-preview-menu.qr-code.placeholder': 'Le code QR paraîtra ici',
    'share-preview-menu.qr-code.instructions':
      'Scannez le code QR pour ouvrir l’aperçu sur votre téléphone.',
    'share-preview-menu.copy-url.text': 'Copier le lien de l’aperçu',
    'share-preview-menu.error_missing-grants':
      'Vous n’avez pas l’autorisation de partager les aperçus.',
  },
  releases: {
    'action.add-document': 'Ajouter un document',
    'action.archive': 'Archiver le lot',
    'action.copy-release.label': 'Copier',
    'action.copy-release-id.label': 'Copier l’identifiant du lot',
    'action.copy-release-link.label': 'Copier l’adresse du lot',
    'action.copy-release-title.label': 'Copier le titre du lot',
    'action.archive.tooltip': 'Déprogrammez ce lot pour l’archiver',
    'action.archived': 'Archivés',
    'action.paused': 'En pause',
    'action.create-revert-release': 'Créer un nouveau lot',
    'action.delete-release': 'Supprimer le lot',
    'action.drafts': 'Brouillons programmés',
    'action.duplicate-release': 'Dupliquer le lot',
    'action.open': 'Actifs',
    'action.releases': 'Lots',
    'action.schedule': 'Programmer le lot…',
    'action.unpublish': 'Retirer du site',
    'action.unpublish-doc-actions': 'Retirer du site à la parution',
    'action.revert-unpublish-actions': 'Ne plus retirer du site à la parution',
    'action.unschedule': 'Déprogrammer le lot',
    'action.publish-all-documents': 'Publier le lot',
    'action.revert': 'Annuler le lot',
    'action.immediate-revert-release': 'Annuler maintenant',
    'action.unarchive': 'Désarchiver le lot',
    'activity.event.add-document': 'A ajouté une version d’un document',
    'activity.event.archive': 'A archivé le lot <strong>{{releaseTitle}}</strong>',
    'activity.event.create':
      'A créé le lot <strong>{{releaseTitle}}</strong> <ScheduleTarget>prévu </ScheduleTarget>',
    'activity.event.discard-document': 'A retiré une version d’un document',
    'activity.event.edit': 'A fixé la parution\u00a0: <ScheduleTarget></ScheduleTarget>',
    'activity.event.edit-time-asap': 'Dès que possible',
    'activity.event.edit-time-undecided': 'À décider',
    'activity.event.publish': 'A publié <strong>{{releaseTitle}}</strong>',
    'activity.event.schedule': 'A programmé le lot',
    'activity.event.unarchive': 'A désarchivé le lot <strong>{{releaseTitle}}</strong>',
    'activity.event.unschedule': 'A déprogrammé le lot',
    'activity.panel.loading': 'Chargement de l’activité',
    'activity.panel.error': 'L’activité du lot n’a pas pu être chargée',
    'activity.panel.title': 'Activité',
    'activity.panel.close': 'Fermer l’activité',
    'archive-dialog.confirm-archive-header': 'Archiver ce lot\u202f?',
    'archive-dialog.confirm-archive-description_one': 'Une version de document sera archivée.',
    'archive-dialog.confirm-archive-description_other':
      '{{count}} versions de documents seront archivées.',
    'archive-dialog.confirm-archive-button': 'Archiver le lot',
    'archive-info.title': 'Ce lot est archivé',
    'archive-info.description':
      'Il reste disponible {{retentionDays}} jours, puis sera supprimé le {{removalDate}}. <Link>En savoir plus</Link>.',
    created: 'Créé <RelativeTime/>',
    'copy-suffix': 'Copie',
    'dashboard.details.published-asap': 'Publié',
    'dashboard.details.published-on': 'Publié le {{date}}',
    'dashboard.details.pin-release': 'Épingler le lot au Studio',
    'dashboard.details.unpin-release': 'Détacher le lot du Studio',
    'dashboard.details.metadata.schedule': 'Parution',
    'dashboard.details.metadata.status': 'État',
    'dashboard.details.metadata.created': 'Création',
    'dashboard.details.metadata.documents': 'Documents',
    'dashboard.details.metadata.status-valid': 'Valide',
    'dashboard.details.metadata.status-errors': 'Erreurs',
    'dashboard.details.metadata.status-validating': 'Vérification',
    'dashboard.details.metadata.status-empty': 'Aucun document',
    'dashboard.details.activity': 'Activité',
    'delete-dialog.confirm-delete.header': 'Supprimer ce lot\u202f?',
    'delete-dialog.confirm-delete-description_one': 'Une version de document sera supprimée.',
    'delete-dialog.confirm-delete-description_other':
      '{{count}} versions de documents seront supprimées.',
    'delete-dialog.confirm-delete-button': 'Supprimer le lot',
    'discard-version-dialog.description-draft':
      'Tous les changements de ce document seront perdus, sans retour possible.',
    'discard-version-dialog.description-release':
      'Tous les changements de ce document dans le lot «\u00a0<strong>{{releaseTitle}}</strong>\u00a0» seront perdus, sans retour possible.',
    'discard-version-dialog.header-draft': 'Abandonner le brouillon\u202f?',
    'discard-version-dialog.header-release':
      'Retirer le document du lot «\u00a0<strong>{{releaseTitle}}</strong>\u00a0»\u202f?',
    'discard-version-dialog.title-draft': 'Abandonner le brouillon',
    'discard-version-dialog.title-release': 'Retirer du lot',
    'copy-to-draft-dialog.title': 'Un brouillon existe déjà',
    'copy-to-draft-dialog.description':
      'Un brouillon de ce document existe déjà. La version actuelle le remplacera.',
    'copy-to-draft-dialog.confirm-button': 'Remplacer le brouillon',
    'document-validation.error_other': '{{count}} erreurs de validation',
    'document-validation.error_one': '{{count}} erreur de validation',
    'document-validation.valid': 'Aucune erreur de validation',
    'deleted-release': 'Le lot «\u00a0<strong>{{title}}</strong>\u00a0» a été supprimé',
    'duplicate-dialog.confirm-duplicate-header': 'Dupliquer ce lot\u202f?',
    'duplicate-dialog.confirm-duplicate-description_one':
      'Le lot et sa version de document seront dupliqués.',
    'duplicate-dialog.confirm-duplicate-description_other':
      'Le lot et ses {{count}} versions de documents seront dupliqués.',
    'duplicate-dialog.confirm-duplicate-button': 'Dupliquer le lot',
    'error-details-title': 'Détails de l’erreur',
    'failed-publish-title': 'La publication a échoué',
    'failed-schedule-title': 'La programmation a échoué',
    'passed-intended-publish-date': 'La date prévue de ce lot est passée',
    'passed-intended-publish-date-draft': 'La date prévue de ce brouillon est passée',
    'footer.status.archived': 'Archivé',
    'footer.status.created': 'Créé',
    'footer.status.published': 'Publié',
    'footer.status.unarchived': 'Désarchivé',
    'loading-release': 'Chargement du lot',
    'loading-release-documents.error.title': 'Une erreur s’est produite',
    'loading-release-documents.error.description':
      'Les documents de ce lot n’ont pas pu être chargés. Réessayez plus tard.',
    'menu.label': 'Menu du lot',
    'menu.tooltip': 'Actions',
    'menu.group.when-releasing': 'À la parution',
    'no-archived-release': 'Aucun lot archivé',
    'no-paused-release': 'Aucun brouillon programmé en pause',
    'no-releases': 'Aucun lot',
    'banner.release-not-found': 'Ce lot est introuvable',
    'banner.release-not-found.dismiss': 'Fermer',
    'overview.action.documentation': 'Documentation',
    'overview.back-to-all-releases': 'Tous les lots',
    'overview.calendar.tooltip': 'Afficher le calendrier',
    'overview.description':
      'Un lot réunit des changements de plusieurs documents, qui se préparent, se programment et s’annulent ensemble.',
    'overview.title': 'Lots',
    'permissions.error.discard-version': 'Vous n’avez pas l’autorisation de retirer cette version',
    'permissions.error.unpublish': 'Vous n’avez pas l’autorisation de retirer ce document du site',
    'permission-missing-title': 'Accès limité',
    'permission-missing-description':
      'Votre rôle limite ce que vous voyez de ce lot. Vous ne pouvez ni le publier ni le programmer.',
    'permissions.error.archive': 'Vous n’avez pas l’autorisation d’archiver ce lot',
    'permissions.error.delete': 'Vous n’avez pas l’autorisation de supprimer ce lot',
    'permissions.error.duplicate': 'Vous n’avez pas l’autorisation de dupliquer ce lot',
    'permissions.error.unarchive': 'Vous n’avez pas l’autorisation de désarchiver ce lot',
    'presence.tooltip.one':
      '{{displayName}} modifie ce document dans le lot «\u00a0{{releaseTitle}}\u00a0»',
    'presence.tooltip.one-without-release': '{{displayName}} modifie ce document',
    'presence.tooltip.other': '{{count}} personnes modifient ce document',
    'publish-action.validation.no-documents': 'Il n’y a aucun document à publier',
    'publish-dialog.confirm-publish.title':
      'Publier le lot, avec toutes les versions de documents\u202f?',
    'publish-dialog.confirm-publish.update-drafts-checkbox': 'Mettre à jour les brouillons',
    'publish-dialog.confirm-publish.update-drafts-description_one':
      'Le brouillon de {{draftDocumentsLength}} document sera abandonné, pour correspondre à ce qui est publié. Ses changements seront perdus.',
    'publish-dialog.confirm-publish.update-drafts-description_other':
      'Les brouillons de {{draftDocumentsLength}} documents seront abandonnés, pour correspondre à ce qui est publié. Leurs changements seront perdus.',
    'publish-dialog.confirm-publish-description_one':
      'Le lot «\u00a0<strong>{{title}}</strong>\u00a0» et son document paraîtront.',
    'publish-dialog.confirm-publish-description_other':
      'Le lot «\u00a0<strong>{{title}}</strong>\u00a0» et ses {{releaseDocumentsLength}} documents paraîtront.',
    'publish-dialog.validation.no-permission': 'Vous n’avez pas l’autorisation de publier',
    'publish-dialog.validation.loading': 'Vérification des documents…',
    'publish-dialog.validation.error': 'Certains documents contiennent des erreurs',
    'publish-info.title': 'Ce lot est paru.',
    'release-placeholder.title': 'Sans titre',
    'revert-dialog.confirm-revert-description_one':
      '{{releaseDocumentsLength}} version de document sera annulée.',
    'revert-dialog.confirm-revert-description_other':
      '{{releaseDocumentsLength}} versions de documents seront annulées.',
    'revert-dialog.confirm-revert.title': 'Annuler le lot «\u00a0{{title}}\u00a0»\u202f?',
    'revert-dialog.confirm-revert.resolving': 'Lecture de l’historique des documents…',
    'revert-dialog.confirm-revert.summary-restore_one':
      '{{count}} document reviendra à sa dernière version publiée avant ce lot.',
    'revert-dialog.confirm-revert.summary-restore_other':
      '{{count}} documents reviendront à leur dernière version publiée avant ce lot.',
    'revert-dialog.confirm-revert.summary-unpublish_one':
      '{{count}} document sera retiré du site, car il n’était pas publié avant.',
    'revert-dialog.confirm-revert.summary-unpublish_other':
      '{{count}} documents seront retirés du site, car ils n’étaient pas publiés avant.',
    'revert-dialog.confirm-revert.history-unavailable-card_one':
      'L’état précédent de {{count}} document n’est plus dans l’historique\u00a0: le lot ne peut pas être annulé.',
    'revert-dialog.confirm-revert.history-unavailable-card_other':
      'L’état précédent de {{count}} documents n’est plus dans l’historique\u00a0: le lot ne peut pas être annulé.',
    'revert-dialog.confirm-revert.unresolved-card_one':
      'L’état précédent de {{count}} document n’a pas pu être établi\u00a0: le lot ne peut pas être annulé.',
    'revert-dialog.confirm-revert.unresolved-card_other':
      'L’état précédent de {{count}} documents n’a pas pu être établi\u00a0: le lot ne peut pas être annulé.',
    'revert-dialog.confirm-revert.stage-revert-checkbox-label': 'Annuler immédiatement le lot',
    'revert-dialog.confirm-revert.warning-card':
      'Des documents de ce lot ont changé depuis leur parution. L’annulation écrasera ces changements.',
    'revert-release.title': 'Annulation de «\u00a0{{title}}\u00a0»',
    'revert-release.description':
      'Annule les changements des documents de «\u00a0{{title}}\u00a0».',
    'schedule-action.validation.no-documents': 'Il n’y a aucun document à programmer',
    'schedule-button-tooltip.validation.no-permission':
      'Vous n’avez pas l’autorisation de programmer',
    'schedule-button-tooltip.validation.loading': 'Vérification des documents…',
    'schedule-button-tooltip.validation.error': 'Certains documents contiennent des erreurs',
    'schedule-button-tooltip.already-scheduled': 'Ce lot est déjà programmé',
    'schedule-dialog.confirm-title': 'Programmer le lot',
    'schedule-dialog.confirm-description_one':
      'Le lot «\u00a0<strong>{{title}}</strong>\u00a0» et son document paraîtront à la date choisie.',
    'schedule-dialog.confirm-description_other':
      'Le lot <strong>{{title}}</strong> et ses {{count}} versions de documents seront programmés.',
    'schedule-dialog.confirm-button': 'Programmer',
    'unschedule-dialog.confirm-title': 'Déprogrammer le lot\u202f?',
    'unschedule-dialog.confirm-description': 'Le lot ne paraîtra plus à la date prévue',
    'search-documents-placeholder': 'Chercher des documents',
    'summary.no-documents': 'Aucun document',
    'summary.no-documents-cardinality-one.title': 'Aucun document dans ce lot',
    'summary.no-documents-cardinality-one.description':
      'Ce brouillon programmé ne contient aucun document. Il a peut-être été retiré.',
    'summary.validating-documents':
      'Vérification des documents\u00a0: {{validatedCount}} sur {{totalCount}}',
    'summary.all-documents-validated': 'Tous les documents sont vérifiés, sans problème',
    'summary.all-documents-errors-found': 'Tous les documents sont vérifiés, avec des problèmes',
    'summary.errors-found':
      'Pour publier ou programmer le lot, corrigez les problèmes trouvés dans les documents',
    'table-body.action.add': 'Ajout',
    'table-body.action.change': 'Changement',
    'table-body.action.unpublish': 'Retrait',
    'table-header.archivedAt': 'Archivé',
    'table-header.document': 'Document',
    'table-header.documents': 'Documents',
    'table-header.edited': 'Modifié',
    'table-header.edited-by': 'Modifié par',
    'table-header.last-edited': 'Dernière modification',
    'table-header.published-at': 'Publié',
    'table-header.scheduled-draft.published-at': 'Publié le',
    'table-header.scheduled-for': 'Programmé pour',
    'table-header.intended-for': 'Prévu pour',
    'table-header.when': 'Quand',
    'table-header.title': 'Lot',
    'table-header.type': 'Type',
    'table-header.variant': 'Variante',
    'table-header.action': 'Action',
    'filter-tab.all': 'Tous',
    'filter-tab.errors': 'Erreurs',
    'time.scheduled': 'Programmé',
    'time.estimated': 'Estimé',
    'toast.archive.error':
      '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu être archivé\u00a0: {{error}}',
    'toast.copy-release-id.success': 'L’identifiant du lot est copié',
    'toast.copy-release-link.success': 'Le lien du lot est copié',
    'toast.copy-release-title.success': 'Le titre du lot est copié',
    'toast.create-version.error': 'Le document n’a pas pu être ajouté au lot\u00a0: {{error}}',
    'toast.delete.error':
      '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu être supprimé\u00a0: {{error}}',
    'toast.delete.success': 'Le lot «\u00a0<strong>{{title}}</strong>\u00a0» a été supprimé',
    'toast.duplicate.error':
      '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu être dupliqué\u00a0: {{error}}',
    'toast.duplicate.success':
      'Le lot «\u00a0<strong>{{title}}</strong>\u00a0» a été dupliqué. <Link/>',
    'toast.duplicate.success-link': 'Voir la copie',
    'toast.publish.error':
      '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu paraître\u00a0: {{error}}',
    'toast.publish.update-drafts-error':
      'Le lot est paru, mais des brouillons n’ont pas pu être mis à jour\u00a0: {{error}}',
    'toast.schedule.error':
      '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu être programmé\u00a0: {{error}}',
    'toast.schedule.success': 'Le lot «\u00a0<strong>{{title}}</strong>\u00a0» est programmé.',
    'toast.unschedule.error':
      '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu être déprogrammé\u00a0: {{error}}',
    'toast.unarchive.error':
      '«\u00a0<strong>{{title}}</strong>\u00a0» n’a pas pu être désarchivé\u00a0: {{error}}',
    'type-picker.tooltip.scheduled':
      'Le lot est programmé\u00a0: déprogrammez-le pour changer son type',
    'toast.revert.error': 'Le lot n’a pas pu être annulé\u00a0: {{error}}',
    'toast.immediate-revert.success': 'Le lot «\u00a0{{title}}\u00a0» a été annulé',
    'toast.revert-stage.success': 'Le lot qui annule «\u00a0{{title}}\u00a0» a été créé. <Link/>',
    'toast.revert-stage.success-link': 'Le voir',
    'unpublish.already-unpublished': 'Ce document n’est déjà plus publié.',
    'unpublish.no-published-version': 'Ce document n’a aucune version publiée.',
    'unpublish-dialog.header': 'Retirer ce document du site à la parution\u202f?',
    'unpublish-dialog.action.cancel': 'Annuler',
    'unpublish-dialog.action.unpublish': 'Retirer à la parution',
    'unpublish-dialog.description.to-draft':
      'Le document sera retiré du site avec le lot <Label>{{title}}</Label>\u202f; un brouillon sera créé s’il n’en existe pas alors.',
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
  },
  singleDocRelease: {
    'action.schedule-publish': 'Programmer la publication',
    'action.schedule-publish-error': 'La publication n’a pas pu être programmée',
    'action.schedule-publish.disabled.validation-issues':
      'Le brouillon contient des erreurs\u00a0: il ne peut pas être programmé.',
    'action.schedule-publish.disabled.cardinality-one':
      'Ce document a déjà un brouillon programmé.',
    'action.schedule-publish.disabled.variant':
      'Les variantes ne peuvent pas encore être programmées.',
    'empty-state.title': 'Brouillons programmés',
    'empty-state.description':
      'Programmez la publication d’un brouillon et verrouillez-le jusque-là.',
    'empty-state.action.documentation': 'En savoir plus sur la programmation',
  },
  structure: {
    'action.delete.disabled.scheduled-release':
      'Ce document fait partie de lots programmés\u00a0: il ne peut pas être supprimé',
    'action.unpublish.label': 'Retirer du site',
    'confirm-delete-dialog.confirm-anyway-button.text_unpublish': 'Retirer quand même du site',
    'confirm-delete-dialog.confirm-button.text_unpublish': 'Retirer du site',
    'confirm-delete-dialog.confirmation.text_unpublish':
      'Voulez-vous vraiment retirer «\u00a0<DocumentTitle/>\u00a0» du site\u202f?',
    'confirm-delete-dialog.header.text_unpublish': 'Retirer ce document du site\u202f?',
    'confirm-delete-dialog.referential-integrity-disclaimer.text_unpublish':
      'Si vous retirez ce document du site, ceux qui y mènent ne pourront plus l’afficher.',
    'confirm-delete-dialog.referring-documents-descriptor.text_unpublish':
      '«\u00a0<DocumentTitle/>\u00a0» ne peut sans doute pas être retiré du site, car ces documents y mènent\u00a0:',
    'banners.release.action.add-to-release': 'Ajouter au lot',
    'banners.release.action.open-to-edit': 'Ouvrir le lot pour modifier',
    'banners.release.error.description':
      'Le document n’a pas pu être ajouté au lot\u00a0: {{message}}',
    'banners.release.error.title': 'Le document n’a pas pu être ajouté au lot',
    'banners.release.navigate-to-edit-description-multiple_one':
      'Ce document fait partie du lot <VersionBadge/> et de {{count}} autre lot.',
    'banners.release.navigate-to-edit-description-multiple_other':
      'Ce document fait partie du lot <VersionBadge/> et de {{count}} autres lots',
    'banners.release.navigate-to-edit-description-single':
      'Ce document fait partie du lot <VersionBadge/>',
    'banners.release.not-in-release': 'Absent du lot <VersionBadge>{{title}}</VersionBadge>.',
    'banners.release.waiting.description': 'Le document est en train d’être ajouté au lot.',
    'banners.release.waiting.title': 'Ajout du document au lot…',
    'banners.unpublished-release-banner.text':
      'Ce document sera retiré du site avec le lot <VersionBadge>{{title}}</VersionBadge>',
    'compare-version.error.loadReleases.title': 'Les lots n’ont pas pu être chargés',
    'events.open.release': 'Ouvrir le lot <VersionBadge>{{releaseTitle}}</VersionBadge>',
    'panes.document-operation-results.operation-error_unpublish':
      'Le document n’a pas pu être retiré du site. En général, d’autres documents y font référence.',
    'panes.document-operation-results.operation-success_createVersion':
      '<Strong>{{title}}</Strong> a été ajouté au lot',
    'panes.document-operation-results.operation-success_unpublish':
      'Le document a été retiré du site. Un brouillon garde sa dernière version publiée.',
    'timeline-item.not-found-release.tooltip': 'Le lot «\u00a0{{releaseId}}\u00a0» est introuvable',
    'action.delete.disabled.target-not-found': 'Le lot choisi ne contient pas ce document',
    'action.discard-changes.disabled.target-not-found': 'Le lot choisi ne contient pas ce document',
    'action.duplicate.disabled.target-not-found': 'Le lot choisi ne contient pas ce document',
    'action.publish.disabled.not-publishable': 'Cette version paraît avec son lot',
    'action.publish.disabled.target-not-found': 'Le lot choisi ne contient pas ce document',
    'action.unpublish.disabled.already-unpublished': 'Ce document sera déjà retiré du site',
    'action.unpublish.disabled.target-not-found': 'Le lot choisi ne contient pas ce document',
    'banners.obsolete-draft.actions.compare-draft.tooltip':
      'Il n’y a pas de document publié auquel comparer ce brouillon.',
    'banners.release.action.add-to-bundle': 'Ajouter au lot',
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
  },
  validation: {
    'panel.unpublish-message':
      'Ce document va être retiré du site\u00a0: ses erreurs ne sont pas affichées.',
  },
  studio: {
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
    'inputs.imagetool.title': 'Recadrage et point d’intérêt',
    'inputs.portable-text.unknown-value.annotation':
      'Annotation inconnue du schéma\u00a0: {{name}}',
    'inputs.portable-text.unknown-value.list-item': 'Liste inconnue du schéma\u00a0: {{name}}',
    'inputs.portable-text.unknown-value.mark': 'Marque inconnue du schéma\u00a0: {{name}}',
    'inputs.portable-text.unknown-value.style': 'Style inconnu du schéma\u00a0: {{name}}',
    'login.logged-out.generic': 'Votre session n’est plus valable. Connectez-vous de nouveau.',
    'login.logged-out.session-expired': 'Votre session a expiré. Connectez-vous de nouveau.',
    'login.logged-out.title': 'Vous êtes déconnecté',
    'release.action.edit-details': 'Modifier les détails',
    'insufficient-permissions-message.not-authorized-explanation_unpublish-document':
      'Vous n’avez pas l’autorisation de retirer ce document du site.',
    'release.action.add-to-new-release': 'Ajouter à un lot',
    'release.action.create-new': 'Nouveau lot',
    'release.action.new-release.limit-reached_other': 'Cet espace est limité à {{count}} lots',
    'release.action.unpublish-version.failure': 'Le retrait du site n’a pas pu être prévu',
    'release.action.unpublish-version.success':
      '<strong>{{title}}</strong> sera retiré du site à la parution',
    'release.action.view-release': 'Voir le lot',
    'release.chip.tooltip.other-versions_one': 'Une autre version, hors des lots',
    'release.chip.tooltip.other-versions_other': '{{count}} autres versions, hors des lots',
    'release.menu.label': 'Menu du lot',
    'release.menu.view-releases': 'Voir les lots',
    'release.action.new-release.limit-reached': 'Cet espace est limité à {{count}} lot',
    'release.action.pause-to-edit': 'Mettre en pause pour modifier',
    'release.dialog.edit.confirm': 'Enregistrer',
    'release.dialog.edit.description-label': 'Description',
    'release.dialog.edit.title': 'Modifier le lot',
    'release.dialog.edit.title-label': 'Titre',
    // Sanity’s French calls a release a version in these.
    'release.chip.tooltip.archived': 'Ce lot est archivé et ne peut pas être modifié.',
    'release.dialog.copy-to-release.title': 'Copier la version vers un nouveau lot',
    'release.dialog.create.confirm': 'Créer le lot',
    'release.dialog.create.title': 'Nouveau lot',
    'release.form.placeholder-describe-release': 'Décrivez le lot…',
    'release.layer.hide': 'Masquer le lot',
    'release.navbar.tooltip': 'Lots',
    'release.placeholder-untitled-release': 'Lot sans titre',
    'release.toast.archived-release.title': 'Le lot « {{title}} » est archivé',
    'release.toast.published-release.title': 'Le lot « {{title}} » est paru',
    'release.toast.edit-release-error.title': 'Les détails du lot n’ont pas pu être enregistrés',
    'release.toast.create-release-error.title': 'Le lot n’a pas pu être créé',
    'scheduled-drafts.release.title': 'Publication programmée',
    'time-zone.dialog-info.content-releases':
      'Ce fuseau horaire décide des dates affichées dans les lots.',
    'time-zone.time-zone-tooltip-content-releases':
      'Dates des lots en {{alternativeName}} GMT{{offset}}',
  },
}

/** Sanity looks for this text in a namespace that lacks it, and so shows its key. */
const closeHistory = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: {'changes.action.close-label': 'Close history'},
})

/** Corrections of Sanity's own texts. */
export const sanityMessages: LocaleResourceBundle[] = [
  closeHistory,
  ...Object.entries(inFrench).map(([namespace, resources]) =>
    defineLocaleResourceBundle({locale: 'fr-FR', namespace, resources}),
  ),
]
