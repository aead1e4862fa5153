import type {DefaultDocumentNodeResolver} from 'sanity/structure'

import {mayBeCreated} from '../actions'
import {SingletonNotice} from './singleton-notice'

/** A document's views: its form. A second document of a singleton type, which a link can name, has none. */
export const documentNode: DefaultDocumentNodeResolver = (S, {schemaType, documentId}) => {
  if (mayBeCreated(schemaType) || !documentId || documentId === schemaType) return S.document()
  // A single view shows no title.
  return S.document().views([
    S.view.component(SingletonNotice).id('singleton-notice').title('Notice'),
  ])
}
