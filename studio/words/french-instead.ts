/**
 * Where Sanity's French knows no gender, or calls one thing by several names: a release is a publication here, not a
 * version; what is scheduled is “programmé”; and to unpublish is “dépublier”.
 */
const structure = {
  'action.delete.disabled.scheduled-release':
    'Ce document ne peut pas être supprimé : il est dans une publication programmée',
  'action.unpublish.label': 'Dépublier',
  'banners.archived-release.description':
    'Cette version du document appartient à la publication archivée <VersionBadge>{{title}}</VersionBadge>',
  'banners.choose-new-document-destination.release-inactive':
    'La publication <VersionBadge>{{title}}</VersionBadge> n’est pas active.',
  'banners.paused-scheduled-draft.text':
    'La programmation est en pause pendant que vous modifiez. Appuyez sur Programmer pour la reprendre, ou choisissez une autre date.',
  'banners.release.action.open-to-edit': 'Ouvrir la publication pour modifier',
  'banners.unpublished-release-banner.text':
    'Ce document sera dépublié à la parution de <VersionBadge>{{title}}</VersionBadge>.',
  'browser-document-title.new-document': 'Nouveau document · {{schemaType}}',
  'confirm-delete-dialog.confirm-anyway-button.text_unpublish': 'Dépublier quand même',
  'confirm-delete-dialog.confirm-button.text_unpublish': 'Dépublier',
  'confirm-delete-dialog.confirmation.text_unpublish':
    'Voulez-vous vraiment dépublier « <DocumentTitle/> » ?',
  'confirm-delete-dialog.header.text_unpublish': 'Dépublier ce document ?',
  'confirm-delete-dialog.referential-integrity-disclaimer.text_unpublish':
    'Si vous dépubliez ce document, ceux qui y renvoient n’y auront plus accès.',
  'confirm-delete-dialog.referring-documents-descriptor.text_unpublish':
    'Vous ne pourrez peut-être pas dépublier « <DocumentTitle/> », car ces documents y renvoient :',
  'panes.document-header-title.new.text': 'Nouveau document · {{schemaType}}',
}

const studio = {
  'release.action.already-exists-in-release': 'Le document est déjà dans la publication',
  'release.action.delete-schedule': 'Déprogrammer',
  'release.action.edit-schedule': 'Changer la date',
  'release.action.new-release': 'Nouvelle publication',
  'release.action.revert-unpublish-version.failure.description':
    'Réessayez, ou vérifiez votre connexion. Le document sera toujours dépublié à la parution.',
  'release.action.revert-unpublish-version.failure.title':
    'La dépublication prévue n’a pas pu être annulée',
  'release.action.revert-unpublish-version.success.title':
    'Le document ne sera pas dépublié à la parution',
  'release.action.schedule-publish': 'Programmer la publication',
  'release.action.unpublish-version.failure':
    'La dépublication à la parution n’a pas pu être prévue',
  'release.action.unpublish-version.success':
    '<strong>{{title}}</strong> sera dépublié à la parution',
  'release.chip.tooltip.archived': 'Cette publication est archivée et ne peut pas être modifiée.',
  'release.deleted-tooltip': 'Cette publication a été supprimée',
  'release.dialog.copy-to-release.title': 'Copier la version vers une nouvelle publication',
  'release.dialog.create.confirm': 'Créer la publication',
  'release.dialog.create.title': 'Nouvelle publication',
  'release.dialog.delete-schedule-draft.confirm': 'Supprimer',
  'release.dialog.edit-schedule.confirm': 'Changer la date',
  'release.dialog.edit-schedule.header': 'Changer la date',
  'release.dialog.publish-scheduled-draft.confirm': 'Publier maintenant',
  'release.dialog.tooltip.description':
    'Cette date sert à préparer, à prévisualiser et à signaler les conflits entre documents. Elle ne programme rien : quand tous les documents seront prêts, il restera à publier l’ensemble ou à le programmer.',
  'release.dialog.tooltip.title': 'Date prévue de la parution',
  'release.form.placeholder-describe-release': 'Décrivez la publication…',
  'release.layer.hide': 'Masquer la publication',
  'release.menu.label': 'Menu de la publication',
  'release.menu.scheduled-drafts': 'Voir les brouillons programmés',
  'release.menu.view-releases': 'Voir les publications',
  'release.navbar.tooltip': 'Voir les publications',
  'release.placeholder-untitled-release': 'Publication sans nom',
  'release.toast.archived-release.description': 'Cette publication n’est plus épinglée',
  'release.toast.archived-release.title': 'La publication « {{title}} » a été archivée',
  'release.toast.create-release-error.title': 'La publication n’a pas pu être créée',
  'release.toast.not-found-release.title': 'La publication « {{title}} » est introuvable',
  'release.toast.pause-scheduled-draft.error':
    'Le brouillon programmé <strong>{{title}}</strong> n’a pas pu être mis en pause : {{error}}',
  'release.toast.published-release.description': 'Cette publication n’est plus épinglée',
  'release.toast.published-release.title': 'La publication « {{title}} » a paru',
  'release.toast.schedule-publish.error':
    'La publication du brouillon n’a pas pu être programmée : {{error}}',
  'release.toast.schedule-publish.success': 'La publication du brouillon est programmée',
  'release.tooltip.locked':
    'Cette publication est programmée. Déprogrammez-la pour y ajouter des documents.',
  'release.type.scheduled': 'À une date précise',
  'release.type.undecided': 'À décider',
  'schedule-publish-dialog.header': 'Programmer la publication du brouillon',
  'scheduled-drafts.release.title': 'Publication programmée',
  'time-zone.dialog-info.content-releases':
    'Le fuseau horaire choisi change la manière dont les dates des publications sont affichées.',
  'time-zone.dialog-info.scheduled-publishing':
    'Le fuseau horaire choisi change la manière dont les dates programmées sont affichées.',
  'time-zone.time-zone-tooltip-content-releases':
    'Dates des publications : {{alternativeName}}, GMT{{offset}}',
  'time-zone.time-zone-tooltip-scheduled-publishing':
    'Dates programmées : {{alternativeName}}, GMT{{offset}}',
}

/** What the Studio says instead of Sanity's own French. */
export const frenchInstead = {structure, studio}
