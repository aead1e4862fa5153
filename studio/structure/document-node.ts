import type {DefaultDocumentNodeResolver} from 'sanity/structure'

import {mayBeCreated} from '../actions'
import {OnlyOne} from './only-one'

/** The views of a document: its form. A link can name a second document of a type that has one, which gets no form. */
export const documentNode: DefaultDocumentNodeResolver = (S, {schemaType, documentId}) => {
  if (mayBeCreated(schemaType) || !documentId || documentId === schemaType) return S.document()
  // Nobody reads the title of a view that stands alone.
  return S.document().views([S.view.component(OnlyOne).id('only-one').title('Notice')])
}
