import {media} from 'sanity-plugin-media'

import {languages, locales} from '../../lib/i18n/locales'

/**
 * The pictures of the dataset: search, tags, texts in each language, and where each is used. Uploads stay in the fields,
 * because the plugin would skip their checks.
 */
export const mediaLibrary = () =>
  media({
    creditLine: {enabled: true},
    directUploads: false,
    locales: locales.map((id) => ({id, title: languages[id].name})),
  })
