import type {SanityClient} from '@sanity/client'
import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {Select, Text} from '@sanity/ui'
import {useState} from 'react'
import {
  type DocumentActionComponent,
  useDocumentPairPermissions,
  useTranslation,
  type SanityDocument,
  useAddonDataset,
  useClient,
  useCurrentUser,
  useUserListWithPermissions,
} from 'sanity'
import {useRouter} from 'sanity/router'

import {apiVersion} from '../../../lib/sanity/api'
import {titleOf} from '../../client/document-title'
import {useTypeTitle} from '../../client/type-title'
import {Labeled} from '../../ui/labeled'
import {Waiting} from '../../ui/waiting'
import {reviewRequestMessages} from './messages'
import {NoteForm} from './note-form'
import {handOver, publishedForm, readTasksOf, type Request, reviewTask} from './task'

interface Props {
  draft: SanityDocument
  /** The client of the dataset of tasks. */
  tasks: SanityClient
  onDone: () => void
}

/** The colleagues who may publish a draft; undefined while they are read. */
function useReviewers(draft: SanityDocument) {
  const me = useCurrentUser()
  // As it was at first: another object would start the reading again, and empty the dialog meanwhile.
  const [documentValue] = useState(() => publishedForm(draft))
  const {data, loading} = useUserListWithPermissions({documentValue, permission: 'update'})
  return loading ? undefined : data?.filter(({granted, id}) => granted && id !== me?.id)
}

/** Sends a request to the Studio's task list. */
function useSending({draft, tasks}: Props) {
  const content = useClient({apiVersion})
  const authorId = useCurrentUser()?.id ?? ''
  const {resolveIntentLink} = useRouter()
  return async (request: Omit<Request, 'draft' | 'authorId' | 'url'>): Promise<void> => {
    const mine = await readTasksOf(tasks, draft._id, authorId)
    const sentBack = mine.find((task) => task.authorId === authorId)
    if (sentBack) return handOver(tasks, sentBack, request)
    const {_id: id, _type: type} = publishedForm(draft)
    const url = new URL(resolveIntentLink('edit', {id, type}), window.location.origin).href
    await tasks.create(reviewTask(content, {...request, draft, authorId, url}))
    return undefined
  }
}

/** Asks whom to send a draft to, with a note. */
function ReviewRequest(props: Props) {
  const {draft, onDone} = props
  const {t} = useTranslation(reviewRequestMessages.namespace)
  const reviewers = useReviewers(draft)
  const send = useSending(props)
  const typeTitle = useTypeTitle()
  const [chosen, setChosen] = useState<string>()

  if (!reviewers) return <Waiting text={t('reading')} />
  const reviewer = reviewers.find(({id}) => id === chosen) ?? reviewers[0]
  if (!reviewer) return <Text size={1}>{t('nobody')}</Text>

  const title = t('task', {title: titleOf(draft) ?? typeTitle(draft._type)})
  return (
    <NoteForm
      label={t('note')}
      sent={t('sent', {name: reviewer.displayName ?? ''})}
      send={(note) => send({title, note, assignedTo: reviewer.id})}
      onDone={onDone}
    >
      <Labeled label={t('reviewer')}>
        <Select value={reviewer.id} onChange={(event) => setChosen(event.currentTarget.value)}>
          {reviewers.map(({id, displayName}) => (
            <option key={id} value={id}>
              {displayName}
            </option>
          ))}
        </Select>
      </Labeled>
    </NoteForm>
  )
}

/** For somebody whose role may not publish: asks a colleague who may to review the draft, where the plan has tasks. */
export const askForReview: DocumentActionComponent = ({id, type, version, draft}) => {
  const {t} = useTranslation(reviewRequestMessages.namespace)
  const [isOpen, setIsOpen] = useState(false)
  const {client: tasks} = useAddonDataset()
  const [publishing] = useDocumentPairPermissions({id, type, permission: 'publish'})
  if (version || !draft || !tasks || publishing?.granted !== false) return null
  return {
    label: t('ask'),
    icon: EyeOpenIcon,
    tone: 'primary',
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      width: 'small',
      header: t('ask'),
      content: <ReviewRequest draft={draft} tasks={tasks} onDone={() => setIsOpen(false)} />,
      onClose: () => setIsOpen(false),
    },
  }
}
