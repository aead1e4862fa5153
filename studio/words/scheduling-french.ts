/** Sanity's French has no words for scheduling one document by itself; documents have no variants here. */
export const schedulingFrench = {
  'action.schedule-publish': 'Programmer la publication',
  'action.schedule-publish-success': 'La publication du document est programmée',
  'action.schedule-publish-success-description': 'Publication programmée pour : {{publishAt}}',
  'action.schedule-publish-error': 'La publication n’a pas pu être programmée',
  'action.schedule-publish.disabled.validation-issues':
    'Corrigez d’abord les erreurs de validation du brouillon.',
  'action.schedule-publish.disabled.cardinality-one': 'Ce document a déjà un brouillon programmé.',
  'empty-state.title': 'Brouillons programmés',
  'empty-state.description':
    'Programmez la publication de documents à une date et une heure ; leurs brouillons sont alors verrouillés.',
  'empty-state.action.documentation': 'En savoir plus sur la programmation',
}
