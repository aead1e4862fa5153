import {useToast} from '@sanity/ui/toast'
import {useEffect} from 'react'
import {
  useAddonDataset,
  useClient,
  useSchema,
  useTranslation,
  type DocumentActionComponent,
  type DocumentActionProps,
  type ObjectSchemaType,
} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import {useOpenField} from '../ui/open-field'
import {actionsMessages} from './messages'
import {reviewDialog} from './publish-dialog'
import {reviewPublication, type Review} from './review'
import {createStages} from './stages'
import {wrapAction} from './wrap-action'

/** The steps from the click to the Studio's dialog for the time. */
type Stage =
  | {name: 'idle'}
  | {name: 'reviewing'}
  | {name: 'asking'; review: Review}
  | {name: 'passed'}

const idle = {name: 'idle'} as Stage
const {useStage, setStage, advance} = createStages(idle)

async function stageAfterReview(...of: Parameters<typeof reviewPublication>): Promise<Stage> {
  const review = await reviewPublication(...of)
  return review.issues.length > 0 ? {name: 'asking', review} : {name: 'passed'}
}

/** Reviews a draft before it is scheduled. */
function useReview({id, type, draft, published}: DocumentActionProps) {
  const client = useClient({apiVersion})
  const {client: addOn} = useAddonDataset()
  const schemaType = useSchema().get(type) as ObjectSchemaType
  const stage = useStage(id)
  const toast = useToast()
  const {t} = useTranslation(actionsMessages.namespace)
  const passUnreviewed = (): Stage => {
    toast.push({status: 'warning', title: t('schedule.unreviewed')})
    return {name: 'passed'}
  }
  async function begin(): Promise<void> {
    if (!draft) return
    const reviewing: Stage = {name: 'reviewing'}
    setStage(id, reviewing)
    const reviewed = stageAfterReview(client, schemaType, {draft, published}, addOn)
    advance(id, reviewing, await reviewed.catch(passUnreviewed))
  }
  return {stage, begin: () => void begin()}
}

/** The Studio's Schedule, which first lists the issues of the draft. */
export const checkedSchedule = wrapAction('CheckedSchedule', (schedule) => {
  const useCheckedSchedule: DocumentActionComponent = (props) => {
    const original = schedule(props)
    const {t} = useTranslation(actionsMessages.namespace)
    const {stage, begin} = useReview(props)
    const openField = useOpenField()
    const {id, draft, version} = props
    const proceed = original?.onHandle
    useEffect(() => {
      if (stage.name !== 'passed') return
      setStage(id, idle)
      proceed?.()
    }, [id, proceed, stage])

    // A release schedules its versions.
    if (!original || version || !draft) return original
    const leave = () => setStage(id, idle)
    const choices = {
      confirm: () => setStage(id, {name: 'passed'}),
      cancel: leave,
      open: (path: string) => {
        leave()
        openField(path)
      },
      anyway: t('schedule.anyway'),
    }
    const asking = stage.name === 'asking' && reviewDialog(stage.review, choices, t('review.title'))
    return {
      ...original,
      disabled: original.disabled || stage.name === 'reviewing',
      onHandle: begin,
      ...(asking && {dialog: asking}),
    }
  }
  return useCheckedSchedule
})
