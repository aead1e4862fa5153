import {Button, Stack, TextArea} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type ReactNode, useState} from 'react'
import {useTranslation} from 'sanity'

import {useBusy} from '../../client/use-busy'
import {Labeled} from '../../ui/labeled'
import {reviewRequestMessages} from './messages'

interface Props {
  label: string
  /** Said once the note is sent. */
  sent: string
  send: (note: string) => Promise<void>
  onDone: () => void
  /** Fields above the note. */
  children?: ReactNode
}

/** A note for a colleague, and the button that sends it. */
export function NoteForm({label, sent, send, onDone, children}: Props) {
  const {t} = useTranslation(reviewRequestMessages.namespace)
  const {push} = useToast()
  const [note, setNote] = useState('')
  const {isBusy, run} = useBusy()

  const submit = async () => {
    await send(note.trim())
    push({status: 'success', title: sent})
    onDone()
  }
  return (
    <Stack gap={4}>
      {children}
      <Labeled label={label}>
        <TextArea rows={4} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </Labeled>
      <Button
        text={isBusy ? t('sending') : t('send')}
        tone="primary"
        disabled={isBusy}
        onClick={() => run(submit, t('failed'))}
      />
    </Stack>
  )
}
