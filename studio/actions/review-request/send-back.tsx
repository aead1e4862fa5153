import {UndoIcon} from '@sanity/icons/Undo'
import {useEffect, useState} from 'react'
import {type DocumentActionComponent, useAddonDataset, useCurrentUser, useTranslation} from 'sanity'

import {reviewRequestMessages} from './messages'
import {NoteForm} from './note-form'
import {type GivenTask, handOver, readTasksOf} from './task'

/** For somebody who was asked to review a draft: gives the task back, with a note. */
export const sendBack: DocumentActionComponent = ({id, version, draft}) => {
  const {t} = useTranslation(reviewRequestMessages.namespace)
  const {client: tasks} = useAddonDataset()
  const me = useCurrentUser()
  const [given, setGiven] = useState<GivenTask>()
  const [isOpen, setIsOpen] = useState(false)
  const revision = draft?._rev

  useEffect(() => {
    if (!tasks || !me || !revision || isOpen) return undefined
    let isCurrent = true
    void readTasksOf(tasks, id, me.id)
      .then((all) => isCurrent && setGiven(all.find(({authorId}) => authorId !== me.id)))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [id, isOpen, me, revision, tasks])

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
