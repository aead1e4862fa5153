import {getPublishedId} from '@sanity/client/csm'
import {UndoIcon} from '@sanity/icons/Undo'
import {useState} from 'react'
import {type DocumentActionComponent, useAddonDataset, useCurrentUser, useTranslation} from 'sanity'

import {useTasks} from '../../client/use-tasks'
import {reviewRequestMessages} from './messages'
import {NoteForm} from './note-form'
import {type GivenTask, handOver, tasksOfQuery} from './task'

/** For somebody who was asked to review a draft: gives the task back, with a note. */
export const sendBack: DocumentActionComponent = ({id, version, draft}) => {
  const {t} = useTranslation(reviewRequestMessages.namespace)
  const {client: tasks} = useAddonDataset()
  const me = useCurrentUser()
  const [isOpen, setIsOpen] = useState(false)
  // Once sent back, the task stays until the dialog has said so.
  const query = draft && !isOpen ? tasksOfQuery : null
  const person = me?.id ?? ''
  const {data = []} = useTasks<GivenTask>(query, {id: getPublishedId(id), person})
  const given = data.find(({authorId}) => authorId !== person)

  if (version || !draft || !given || !tasks) return null
  const close = () => setIsOpen(false)
  const send = (note: string) =>
    handOver(tasks, given, {
      note: note && t('from', {name: me?.name, note}),
      assignedTo: given.authorId,
    })
  return {
    label: t('sendBack'),
    icon: UndoIcon,
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      width: 'small',
      header: t('sendBack'),
      content: (
        <NoteForm label={t('sendBack.note')} sent={t('sendBack.sent')} send={send} onDone={close} />
      ),
      onClose: close,
    },
  }
}
