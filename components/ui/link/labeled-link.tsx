import type {ComponentProps} from 'react'

import type {Destination} from '@/lib/urls/links'

import {ContentLink} from './content-link'

interface Props extends Omit<ComponentProps<typeof ContentLink>, 'destination' | 'children'> {
  link: (Destination & {label: string}) | null | undefined
}

/** An editor's link with its label, or nothing without a link. */
export function LabeledLink({link, ...rest}: Props) {
  if (!link) return null
  return (
    <ContentLink destination={link} {...rest}>
      {link.label}
    </ContentLink>
  )
}
