import {useRef} from 'react'
import {
  useClient,
  type DocumentActionComponent,
  type DuplicateDocumentActionComponent,
  type SanityDocumentLike,
} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import {homePath} from '../../lib/urls/paths'
import {wrapAction} from './wrap-action'

/** All addresses of a type in any language, drafts and releases included. */
export const takenQuery = /* groq */ `*[_type == $type]{
  "addresses": [path, slug.current] + coalesce(untranslatedSlugs[].slug, [])
}.addresses[]`

function freeAddress(address: string, taken: readonly (string | null)[]): string {
  const base = address === homePath ? 'home' : address
  let number = 2
  while (taken.includes(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

/** Gives a copy a free address. In other languages it has its own slug. */
export function withFreeAddress(
  copy: SanityDocumentLike,
  taken: readonly (string | null)[],
): SanityDocumentLike {
  const {path, slug, untranslatedSlugs} = copy as {
    path?: string
    slug?: {current?: string}
    untranslatedSlugs?: {_type: string; _key: string; language: string}[]
  }
  if (path) return {...copy, path: freeAddress(path, taken)}
  if (!slug?.current) return copy
  const own = {...slug, current: freeAddress(slug.current, taken)}
  const shownIn = untranslatedSlugs?.map(({_type, _key, language}) => ({_type, _key, language}))
  return {...copy, slug: own, untranslatedSlugs: shownIn}
}

/** The Studio's Duplicate, with a free address for the copy of a page or article. */
export const addressedDuplicate = wrapAction('Addressed', (action) => {
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
      // If this fails, validation reports a taken address.
      taken.current = await client.fetch(takenQuery, {type: props.type}).catch(() => [])
      original.onHandle?.()
    }
    return {...original, onHandle: () => void duplicate()}
  }
  return useAddressedDuplicate
})
