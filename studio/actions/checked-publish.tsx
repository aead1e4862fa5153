import {useEffect, useRef} from 'react'
import {
  useAddonDataset,
  useClient,
  useSchema,
  useSyncState,
  useTranslation,
  useWorkspace,
  type DocumentActionComponent,
  type DocumentActionProps,
  type ObjectSchemaType,
} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import {useFailureText} from '../client/failure-text'
import {useOpenField} from '../ui/open-field'
import {actionsMessages} from './messages'
import type {Publication} from './publication'
import {dialogOf, type Choices} from './publish-dialog'
import {failed, idle, publishConfirmed, stageAfterChecks, type Stage} from './publishing'
import {reviewPublication} from './review'
import {createStages} from './stages'
import {validationErrors} from './validation'
import {wrapAction} from './wrap-action'

/** The label of the button while something runs. */
const progressLabels: {[Name in Stage['name']]?: string} = {
  reviewing: 'working',
  confirmed: 'publishing',
}

const {useStage, setStage, advance} = createStages(idle)
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
    void publishConfirmed(client, workspace, latest.current, stage, t('failed.invalid'))
      .catch(async (error: unknown) => failed(await failureText(error, [id])))
      .then((next) => setStage(id, next))
      .finally(() => running.delete(id))
  }, [client, failureText, id, isSyncing, stage, t, workspace])

  async function check(publication: Publication): Promise<Stage> {
    const {draft} = publication
    const [review, faults] = await Promise.all([
      reviewPublication(client, schemaType, publication, addOn),
      validationErrors(client, draft, workspace),
    ])
    return stageAfterChecks(draft, review, faults, t('failed.invalid'))
  }

  const start = () => {
    const {draft, published} = props
    if (!draft) return
    const reviewing: Stage = {name: 'reviewing'}
    setStage(id, reviewing)
    void check({draft, published})
      .catch(async (error: unknown) => failed(await failureText(error, [id])))
      .then((next) => advance(id, reviewing, next))
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
