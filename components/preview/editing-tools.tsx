import {VisualEditing} from 'next-sanity/visual-editing'

import {changePerspective} from '@/lib/sanity/preview/actions'

import {EditingStyle} from './editing-style'
import {FollowChanges} from './follow-changes'
import {MarkFramed} from './mark-framed'

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
