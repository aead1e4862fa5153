import type {ComponentProps} from 'react'

import type {Destination} from '@/lib/content/types'

import {ContentLink} from './content-link'

interface Props extends Omit<ComponentProps<typeof ContentLink>, 'destination' | 'children'> {
  link: (Destination & {label: string}) | null | undefined
}

/** A link under the label that an editor gave it, or nothing without one. */
export function LabelledLink({link, ...rest}: Props) {
  if (!link) return null
  return (
    <ContentLink destination={link} {...rest}>
      {link.label}
    </ContentLink>
  )
}
