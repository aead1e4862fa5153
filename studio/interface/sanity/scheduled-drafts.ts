/** The texts of the namespace `singleDocRelease` that Sanity’s French lacks. */
export const scheduledDraftsInFrench = {
  'action.schedule-publish': 'Programmer la publication',
  'action.schedule-publish-success': 'La publication du document est programmée',
  'action.schedule-publish-success-description': 'Publication programmée pour le {{publishAt}}',
  'action.schedule-publish-error': 'La publication n’a pas pu être programmée',
  'action.schedule-publish.disabled.validation-issues':
    'Le brouillon contient des erreurs\u00a0: il ne peut pas être programmé.',
  'action.schedule-publish.disabled.cardinality-one': 'Ce document a déjà un brouillon programmé.',
  'action.schedule-publish.disabled.variant':
    'Les variantes ne peuvent pas encore être programmées.',
  'empty-state.title': 'Brouillons programmés',
  'empty-state.description':
    'Programmez la publication d’un brouillon et verrouillez-le jusque-là.',
  'empty-state.action.documentation': 'En savoir plus sur la programmation',
}
