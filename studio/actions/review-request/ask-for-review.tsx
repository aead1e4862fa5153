import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {useState} from 'react'
import {type DocumentActionComponent, useDocumentPairPermissions, useTranslation} from 'sanity'

import {actionsMessages} from '../messages'
import {useSecondPerson} from '../second-person'
import {reviewRequestMessages} from './messages'
import {ReviewRequest} from './review-request'

/** For somebody who may not publish, by role or because settings ask for a second person: asks a colleague who may to review the draft. */
export const askForReview: DocumentActionComponent = (props) => {
  const {id, type, version, draft} = props
  const {t} = useTranslation(reviewRequestMessages.namespace)
  const [isOpen, setIsOpen] = useState(false)
  const [publishing] = useDocumentPairPermissions({id, type, permission: 'publish'})
  const {t: say} = useTranslation(actionsMessages.namespace)
  const isOwn = useSecondPerson(props) === 'mayNot'
  if (version || !draft || (publishing?.granted !== false && !isOwn)) return null
  return {
    label: t('ask'),
    title: isOwn ? say('second-person') : undefined,
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
