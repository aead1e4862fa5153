import type {
  DocumentActionComponent,
  DuplicateDocumentActionComponent,
  SanityDocumentLike,
} from 'sanity'

import {wrapAction} from './wrap-action'

/** A copy without its address, which the original has. It is shown in the same other languages. */
export function withoutAddress(copy: SanityDocumentLike): SanityDocumentLike {
  const {path: _path, slug: _slug, untranslatedSlugs, ...rest} = copy
  if (!Array.isArray(untranslatedSlugs)) return rest
  const shownIn = untranslatedSlugs.map(
    ({slug: _own, ...language}: Record<string, unknown>) => language,
  )
  return {...rest, untranslatedSlugs: shownIn}
}

/** The Studio's Duplicate; the editor writes the address of the copy of a page or article. */
export const unaddressedDuplicate = wrapAction('Unaddressed', (action) => {
  const useDuplicate: DuplicateDocumentActionComponent = action
  const useUnaddressedDuplicate: DocumentActionComponent = (props) =>
    useDuplicate({...props, mapDocument: withoutAddress})
  return useUnaddressedDuplicate
})
