import type {Action, SanityClient} from '@sanity/client'
import {Stack, Text} from '@sanity/ui'
import {useEffect, useRef} from 'react'
import {
  useAddonDataset,
  useClient,
  useSchema,
  useSyncState,
  useTranslation,
  useWorkspace,
  type DocumentActionComponent,
  type DocumentActionDialogProps,
  type DocumentActionProps,
  type ObjectSchemaType,
  type Workspace,
} from 'sanity'

import {apiVersion} from '../../lib/platform/sanity/api-version'
import {useFailureText} from '../client/failure-text'
import {useOpenField} from '../ui/open-field'
import {IssueList} from './checks/issue-list'
import type {Issue} from './checks/issues'
import {actionsMessages} from './messages'
import {publishDraft, type Publication} from './publication'
import {reviewDialog} from './publish-dialog'
import {hasQuestions, reviewPublication, type Review} from './review'
import {createStages} from './stages'
import {validationErrors} from './validation'
import {wrapAction} from './wrap-action'

/** The steps from the click to the published document. */
type Stage =
  | {name: 'idle'}
  | {name: 'reviewing'}
  | {name: 'asking'; review: Review}
  | {name: 'confirmed'; recordActions: Action[]; checkedRevision?: string}
  | {name: 'failed'; reason: string; faults: Issue[]}

type Translate = ReturnType<typeof useTranslation>['t']

interface Choices {
  confirm: () => void
  cancel: () => void
  open: (path: string) => void
}

function dialogOf(stage: Stage, choices: Choices, t: Translate): DocumentActionDialogProps | null {
  if (stage.name === 'asking') {
    const title = stage.review.issues.length > 0 ? 'review.title' : 'review.addresses'
    return reviewDialog(stage.review, choices, t(title))
  }
  if (stage.name !== 'failed') return null
  return {
    type: 'dialog',
    header: t('failed.title'),
    content: (
      <Stack gap={4}>
        <Text as="p" size={1}>
          <span role="alert">{stage.reason}</span>
        </Text>
        <IssueList issues={stage.faults} onOpen={choices.open} />
      </Stack>
    ),
    onClose: choices.cancel,
  }
}

const idle = {name: 'idle'} as Stage

const failed = (reason: string, faults: Issue[] = []): Stage => ({name: 'failed', reason, faults})

/** Publishes a confirmed draft. It validates again, because other documents may have changed meanwhile. */
async function finish(
  client: SanityClient,
  workspace: Workspace,
  {draft, published}: DocumentActionProps,
  {recordActions, checkedRevision}: Extract<Stage, {name: 'confirmed'}>,
  t: Translate,
): Promise<Stage> {
  if (!draft) return idle
  const isChecked = checkedRevision === draft._rev
  const faults = isChecked ? [] : await validationErrors(client, draft, workspace)
  if (faults.length > 0) return failed(t('failed.invalid'), faults)
  await publishDraft(client, {draft, published}, recordActions)
  return idle
}

/** The label of the button while something runs. */
const progressLabels: {[Name in Stage['name']]?: string} = {
  reviewing: 'working',
  confirmed: 'publishing',
}

const {useStage, setStage} = createStages(idle)
const running = new Set<string>()

/** Checks a draft, asks the editor to confirm if there are issues or redirects, and publishes. */
function usePublishing(props: DocumentActionProps) {
  const {id, type} = props
  const client = useClient({apiVersion})
  const {client: addOn} = useAddonDataset()
  const schemaType = useSchema().get(type) as ObjectSchemaType
  const openField = useOpenField()
  const {t} = useTranslation(actionsMessages.namespace)
  const failureText = useFailureText()
  const workspace = useWorkspace()
  const {isSyncing} = useSyncState(id, type)
  const stage = useStage(id)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    if (stage.name !== 'confirmed' || isSyncing || running.has(id)) return
    running.add(id)
    void finish(client, workspace, latest.current, stage, t)
      .catch((error: unknown) => failed(failureText(error)))
      .then((next) => setStage(id, next))
      .finally(() => running.delete(id))
  }, [client, failureText, id, isSyncing, stage, t, workspace])

  async function ask(publication: Publication): Promise<void> {
    setStage(id, {name: 'reviewing'})
    const {draft} = publication
    const [review, faults] = await Promise.all([
      reviewPublication(client, schemaType, publication, addOn),
      validationErrors(client, draft, workspace),
    ])
    if (faults.length > 0) return setStage(id, failed(t('failed.invalid'), faults))
    if (hasQuestions(review)) return setStage(id, {name: 'asking', review})
    return setStage(id, {
      name: 'confirmed',
      recordActions: review.recordActions,
      checkedRevision: draft._rev,
    })
  }

  const start = () => {
    const {draft, published} = props
    if (!draft) return
    void ask({draft, published}).catch((error: unknown) => setStage(id, failed(failureText(error))))
  }
  const choices: Choices = {
    confirm: () => {
      const recordActions = stage.name === 'asking' ? stage.review.recordActions : []
      setStage(id, {name: 'confirmed', recordActions})
    },
    cancel: () => setStage(id, idle),
    open: (path) => {
      setStage(id, idle)
      openField(path)
    },
  }
  return {stage, start, choices}
}

/** The Studio's Publish, which first lists issues and the redirects that the site will write. */
export const checkedPublish = wrapAction('CheckedPublish', (publish) => {
  const useCheckedPublish: DocumentActionComponent = (props) => {
    const original = publish(props)
    const {t} = useTranslation(actionsMessages.namespace)
    const {stage, start, choices} = usePublishing(props)
    // The release publishes its versions.
    if (!original || props.version) return original
    const progress = progressLabels[stage.name]
    return {
      ...original,
      ...(progress && {label: t(progress)}),
      disabled: original.disabled || progress !== undefined,
      onHandle: start,
      dialog: dialogOf(stage, choices, t),
    }
  }
  return useCheckedPublish
})
