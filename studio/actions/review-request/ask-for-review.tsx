import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {useState} from 'react'
import {type DocumentActionComponent, useDocumentPairPermissions, useTranslation} from 'sanity'

import {reviewRequestMessages} from './messages'
import {ReviewRequest} from './review-request'

/** For somebody whose role may not publish: asks a colleague who may to review the draft. */
export const askForReview: DocumentActionComponent = ({id, type, version, draft}) => {
  const {t} = useTranslation(reviewRequestMessages.namespace)
  const [isOpen, setIsOpen] = useState(false)
  const [publishing] = useDocumentPairPermissions({id, type, permission: 'publish'})
  if (version || !draft || publishing?.granted !== false) return null
  return {
    label: t('ask'),
    icon: EyeOpenIcon,
    tone: 'primary',
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      width: 'small',
      header: t('ask'),
      content: <ReviewRequest draft={draft} onDone={() => setIsOpen(false)} />,
      onClose: () => setIsOpen(false),
    },
  }
}
