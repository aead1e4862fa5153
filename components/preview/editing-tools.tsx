import {VisualEditing} from 'next-sanity/visual-editing'
import {createGlobalStyle} from 'styled-components'

import {changePerspective} from '@/lib/sanity/preview/change-perspective'

import {FollowChanges, MarkFramed} from './follow-changes'

/** Lets clicks pass through links that cover a whole card, so that the texts below can be edited. */
const EditingStyle = createGlobalStyle`
  :is([data-sanity] a, a[data-sanity])::after {
    pointer-events: none;
  }
`

/** Live updates and click to edit for a page in a preview. */
export function EditingTools() {
  return (
    <>
      <EditingStyle />
      <MarkFramed />
      <FollowChanges />
      <VisualEditing onPerspectiveChange={changePerspective} />
    </>
  )
}
