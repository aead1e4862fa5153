import type {LinkContext} from '@/components/ui/link/link-context'
import {type Edit, itemsOf} from '@/lib/sanity/preview/edit'
import type {LinkContent} from '@/lib/sanity/types'

import {ContentLink} from './content-link'

interface Props {
  links: LinkContent[] | null
  context: LinkContext
  /** Edit attributes of the object with the `links`. */
  edit: Edit
  /** Variant of the first button; the others are quiet. */
  first?: 'primary' | 'secondary' | 'quiet'
}

/** A row of an editor's buttons, or nothing when there are none. */
export function ButtonLinks({links, context, edit, first = 'primary'}: Props) {
  if (!links || links.length === 0) return null
  const item = itemsOf(edit, 'links')
  return (
    <div className="button-row">
      {links.map(({_key, label, about, ...destination}, index) => (
        <ContentLink
          key={_key}
          destination={destination}
          context={context}
          variant={index === 0 ? first : 'quiet'}
          {...item(_key)}
        >
          {label}
          {about && <span className="visually-hidden"> {about}</span>}
        </ContentLink>
      ))}
    </div>
  )
}
