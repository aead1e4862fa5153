import {useRef} from 'react'
import {
  useClient,
  type DocumentActionComponent,
  type DuplicateDocumentActionComponent,
  type SanityDocumentLike,
} from 'sanity'

import {apiVersion} from '../../lib/platform/sanity/api-version'
import {homePath} from '../../lib/routing/paths'
import {wrapping} from './wrapping'

/** Every address of a type, in any language, drafts and releases included. */
export const takenQuery = /* groq */ `*[_type == $type]{
  "addresses": [path, slug.current] + coalesce(untranslatedSlugs[].slug, [])
}.addresses[]`

function freeAddress(address: string, taken: readonly (string | null)[]): string {
  const begin = address === homePath ? 'home' : address
  let number = 2
  while (taken.includes(`${begin}-${number}`)) number += 1
  return `${begin}-${number}`
}

/** A copy at an address of its own; the slugs in other languages stay the original's. */
export function withFreeAddress(
  copy: SanityDocumentLike,
  taken: readonly (string | null)[],
): SanityDocumentLike {
  const {path, slug} = copy as {path?: string; slug?: {current?: string}}
  if (path) return {...copy, path: freeAddress(path, taken)}
  if (!slug?.current) return copy
  const own = {...slug, current: freeAddress(slug.current, taken)}
  return {...copy, slug: own, untranslatedSlugs: undefined}
}

/** The Studio's Duplicate, whose copy of a page or article would have the original's address. */
export const addressedDuplicate = wrapping('Addressed', (action) => {
  const useDuplicate: DuplicateDocumentActionComponent = action
  const useAddressedDuplicate: DocumentActionComponent = (props) => {
    const client = useClient({apiVersion}).withConfig({perspective: 'raw'})
    const taken = useRef<(string | null)[]>([])
    const original = useDuplicate({
      ...props,
      mapDocument: (copy) => withFreeAddress(copy, taken.current),
    })
    if (!original) return original
    const duplicate = async () => {
      // Without an answer, validation tells of an address that is taken.
      taken.current = await client.fetch(takenQuery, {type: props.type}).catch(() => [])
      original.onHandle?.()
    }
    return {...original, onHandle: () => void duplicate()}
  }
  return useAddressedDuplicate
})
