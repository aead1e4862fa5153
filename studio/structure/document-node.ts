import type {DefaultDocumentNodeResolver} from 'sanity/structure'

import {mayBeCreated} from '../actions'
import {OnlyOne} from './only-one'

/** The form of a document, or a notice for a link to a second document of a singleton type. */
export const documentNode: DefaultDocumentNodeResolver = (S, {schemaType, documentId}) => {
  if (mayBeCreated(schemaType) || !documentId || documentId === schemaType) return S.document()
  // A single view shows no title.
  return S.document().views([S.view.component(OnlyOne).id('only-one').title('Notice')])
}
