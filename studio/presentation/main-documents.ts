import {defineDocuments} from 'sanity/presentation'

import {apiHref, isBelow} from '../../lib/urls/paths'
import {mainDocumentAt} from '../client/site-links'

/** The document that Presentation opens beside each page. While a page loads, the path is that of the preview's endpoint. */
export const mainDocuments = defineDocuments([
  {
    route: '/*',
    resolve: ({path}) => (isBelow(apiHref, path) ? undefined : mainDocumentAt(path)),
  },
])
