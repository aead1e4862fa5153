import {defineLocaleResourceBundle} from 'sanity'

import {frenchInstead} from './french-instead'
import {interfaceFrench} from './interface-french'
import {presentationFrench} from './presentation-french'
import {releasesFrench} from './releases-french'
import {schedulingFrench} from './scheduling-french'

/** What the Structure tool says and Sanity's French does not know yet; documents have no variants here. */
const structure = {
  'action.delete.disabled.target-not-found': 'La publication choisie ne contient pas ce document',
  'action.discard-changes.disabled.target-not-found':
    'La publication choisie ne contient pas ce document',
  'action.duplicate.disabled.target-not-found':
    'La publication choisie ne contient pas ce document',
  'action.publish.disabled.not-publishable': 'Ce document paraît avec sa publication',
  'action.publish.disabled.target-not-found': 'La publication choisie ne contient pas ce document',
  'action.unpublish.disabled.already-unpublished':
    'La dépublication de ce document est déjà prévue',
  'action.unpublish.disabled.target-not-found':
    'La publication choisie ne contient pas ce document',
  'banners.obsolete-draft.actions.compare-draft.tooltip':
    'Le document publié n’existe pas : ce brouillon ne peut pas être comparé.',
  'compare-version.error.loadVersions.title': 'Impossible de charger les versions',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_one': 'Supprimer quand même',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_other':
    'Supprimer quand même toutes les versions',
  'confirm-delete-dialog.confirm-button.text_delete_one': 'Supprimer le document',
  'confirm-delete-dialog.confirm-button.text_delete_other': 'Supprimer toutes les versions',
  'confirm-delete-dialog.confirmation.text_delete_one':
    'Voulez-vous vraiment supprimer ce document ?',
  'confirm-delete-dialog.confirmation.text_delete_other':
    'Voulez-vous vraiment supprimer toutes les versions de ce document ?',
  'document-group-inventory.onboarding-hint': 'Où sont passés les boutons des versions ?',
  'document-inspector.error.close-button.aria-label': 'Fermer le panneau',
  'document-inspector.error.description': 'Ce panneau n’a pas pu être affiché.',
  'document-inspector.error.retry-button.text': 'Réessayer',
  'document-inspector.error.title': 'Une erreur est survenue',
  'document-target-badges.not-in-target.tooltip':
    'Le document n’existe pas encore dans la perspective choisie.',
  'document-view.form-view.sync-pending.description':
    'Nous réessayons. Entre-temps, votre navigateur conserve vos modifications.',
  'document-view.form-view.sync-pending.title': 'Vos modifications ne sont pas enregistrées',
  'document-view.form-view.sync-recovering.description':
    'Vous pourrez continuer dès que vos modifications seront enregistrées.',
  'document-view.form-view.sync-recovering.title': 'Enregistrement de vos modifications…',
  'document-view.form-view.sync-stalled.description':
    'La saisie reprendra après l’enregistrement. Votre navigateur conserve vos modifications : gardez cet onglet ouvert pendant que nous réessayons.',
  'document-view.form-view.sync-stalled.title':
    'Vos modifications ne sont toujours pas enregistrées',
  'incoming-references-pane.no-references': 'Aucun document ne renvoie à celui-ci.',
  'menu-items.layout.restore-default': 'Affichage par défaut',
  'menu-items.layout.restore-default.disabled-reason': 'C’est déjà l’affichage par défaut',
  'menu-items.sort-by.restore-default': 'Ordre par défaut',
  'menu-items.sort-by.restore-default.disabled-reason': 'C’est déjà l’ordre par défaut',
  'panes.document-list-pane.error.max-retries-attempted':
    'Pas de nouvel essai automatique après {{count}} essais sans succès.',
  'panes.document-list-pane.search-ordering.aria-label': 'Changer l’ordre des résultats',
  'panes.document-list-pane.search-ordering.label': 'Ordre : {{order}}',
  'panes.document-list-pane.search-ordering.relevance': 'Pertinence',
  'panes.document-list-pane.search-ordering.summary-relevance': 'Trié par pertinence',
  'panes.document-list-pane.sort-order.disabled-reason':
    'Cet ordre concerne des champs que ce type de document n’a pas',
  'panes.document-operation-results.operation-success_publishVersion': 'La version a été publiée',
  'panes.document-operation-results.operation-success_unpublishVersion':
    'Ce document sera dépublié quand sa publication paraîtra',
}

const gaps = {
  structure,
  presentation: presentationFrench,
  releases: releasesFrench,
  singleDocRelease: schedulingFrench,
  studio: interfaceFrench,
}

const bundles = (overwrite: boolean, texts: Record<string, Readonly<Record<string, string>>>) =>
  Object.entries(texts).map(([namespace, resources]) =>
    defineLocaleResourceBundle({locale: 'fr-FR', namespace, overwrite, resources}),
  )

/** Fills the gaps of Sanity's own French, and says some of it otherwise. */
export const sanityFrench = [...bundles(true, frenchInstead), ...bundles(false, gaps)]
