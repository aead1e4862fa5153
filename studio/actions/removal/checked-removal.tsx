import {useState} from 'react'
import {getPublishedId, type DocumentActionComponent} from 'sanity'

import {wrapAction} from '../wrap-action'
import type {Removal} from './removal'
import {RemovalDialog} from './removal-dialog'

const wrapRemoval = (kind: Removal['kind']) =>
  wrapAction('Checked', (action) => {
    const useCheckedRemoval: DocumentActionComponent = (props) => {
      const original = action(props)
      const [isOpen, setIsOpen] = useState(false)
      const {id, type, draft, published, version} = props
      // Discarding a version changes nothing else.
      if (!original || version) return original
      const removal = {kind, id: getPublishedId(id), type, draft, published}
      const component = <RemovalDialog removal={removal} onClose={() => setIsOpen(false)} />
      return {
        ...original,
        onHandle: () => setIsOpen(true),
        dialog: isOpen && {type: 'custom', component},
      }
    }
    return useCheckedRemoval
  })

const checked = {delete: wrapRemoval('delete'), unpublish: wrapRemoval('unpublish')}

/** Delete and Unpublish that refuse to break other documents and offer a redirect. Other actions stay as they are. */
export function checkedRemoval(action: DocumentActionComponent): DocumentActionComponent {
  const kind = action.action
  return kind === 'delete' || kind === 'unpublish' ? checked[kind](action) : action
}
