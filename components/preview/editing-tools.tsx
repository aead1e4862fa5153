import {VisualEditing} from 'next-sanity/visual-editing'

import {changePerspective} from '@/lib/preview/actions'
import type {ChangesSource} from '@/lib/preview/changes'

import {EditingStyle} from './editing-style'
import {FollowChanges} from './follow-changes'
import {MarkFramed} from './mark-framed'

/** Live updates and click to edit for a page in a preview. */
export function EditingTools({changes}: {changes: ChangesSource | null}) {
  return (
    <>
      <EditingStyle />
      <MarkFramed />
      {changes && <FollowChanges source={changes} />}
      <VisualEditing onPerspectiveChange={changePerspective} />
    </>
  )
}
