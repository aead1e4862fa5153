import {VisualEditing} from 'next-sanity/visual-editing'

import type {ChangesSource} from '@/lib/preview/changes'

import {EditingStyle} from './editing-style'
import {FollowChanges} from './follow-changes'
import {MarkFramed} from './mark-framed'

/** What makes a page that is previewed follow every keystroke, and lead to the fields in the Studio. */
export function EditingTools({changes}: {changes: ChangesSource | null}) {
  return (
    <>
      <EditingStyle />
      <MarkFramed />
      {changes && <FollowChanges source={changes} />}
      <VisualEditing />
    </>
  )
}
