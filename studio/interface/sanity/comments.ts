/** The texts of the namespace `comments` that Sanity’s French lacks or leaves in English. */
export const commentsInFrench = {
  'feature-name': 'Commentaires',
  'list-item.origin.draft': 'Du brouillon',
  'list-item.origin.published': 'De la version publiée',
}
