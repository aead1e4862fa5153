import type {DefaultDocumentNodeResolver} from 'sanity/structure'

import {mayBeCreated} from '../actions'
import {OnlyOne} from './only-one'

/** The views of a document: its form. A second document of a singleton type, which a link can name, gets none. */
export const documentNode: DefaultDocumentNodeResolver = (S, {schemaType, documentId}) => {
  if (mayBeCreated(schemaType) || !documentId || documentId === schemaType) return S.document()
  // A single view shows no title.
  return S.document().views([S.view.component(OnlyOne).id('only-one').title('Notice')])
}
