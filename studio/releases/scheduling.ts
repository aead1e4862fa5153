import {useEffect} from 'react'
import {
  useClient,
  useSchema,
  useTranslation,
  type DocumentActionComponent,
  type DocumentActionProps,
  type ObjectSchemaType,
} from 'sanity'
import {usePaneRouter} from 'sanity/structure'

import {apiVersion} from '../../lib/content/api-version'
import {movesVisitors} from '../actions/publication'
import {reviewDialog} from '../actions/publish-dialog'
import {reviewPublication, type Review} from '../actions/review'
import {createStages} from '../actions/stages'
import {actionsWords} from '../actions/words'
import {wrapping} from '../actions/wrapping'
import {releasesWords} from './words'

/** From the click to the Studio's own question for the time. */
type Stage =
  | {name: 'idle'}
  | {name: 'reviewing'}
  | {name: 'asking'; review: Review}
  | {name: 'passed'}

const idle = {name: 'idle'} as Stage
const {useStage, setStage, goOn} = createStages(idle)

async function stageAfterReview(...of: Parameters<typeof reviewPublication>): Promise<Stage> {
  try {
    const review = await reviewPublication(...of)
    return review.findings.length > 0 ? {name: 'asking', review} : {name: 'passed'}
  } catch {
    // Whatever keeps the checks from being made keeps the Studio from scheduling, and it says so.
    return {name: 'passed'}
  }
}

/** Where the look at a draft is before it is scheduled, and how it begins. */
function useReview({id, type, draft, published}: DocumentActionProps) {
  const client = useClient({apiVersion})
  const schemaType = useSchema().get(type) as ObjectSchemaType
  const stage = useStage(id)
  async function begin(): Promise<void> {
    if (!draft) return
    const reviewing: Stage = {name: 'reviewing'}
    setStage(id, reviewing)
    goOn(id, reviewing, await stageAfterReview(client, schemaType, {draft, published}))
  }
  return {stage, begin: () => void begin()}
}

/**
 * The Studio's Schedule, which first says what is left to do. It holds one document and no redirect: a document that gets
 * another address goes into a release instead.
 */
export const safeSchedule = wrapping('SafeSchedule', (schedule) => {
  const useSafeSchedule: DocumentActionComponent = (props) => {
    const original = schedule(props)
    const {t} = useTranslation(releasesWords.namespace)
    const {t: actionsT} = useTranslation(actionsWords.namespace)
    const {stage, begin} = useReview(props)
    const {params, setParams} = usePaneRouter()
    const {id, draft, published, version} = props
    const proceed = original?.onHandle
    useEffect(() => {
      if (stage.name !== 'passed') return
      setStage(id, idle)
      proceed?.()
    }, [id, proceed, stage])

    // A version is scheduled already.
    if (!original || version || !draft) return original
    if (published && movesVisitors({draft, published})) {
      return {...original, disabled: true, title: t('schedule.moves')}
    }
    const leave = () => setStage(id, idle)
    const choices = {
      confirm: () => setStage(id, {name: 'passed'}),
      cancel: leave,
      open: (path: string) => {
        leave()
        setParams({...params, path})
      },
      anyway: t('schedule.anyway'),
    }
    const asking =
      stage.name === 'asking' && reviewDialog(stage.review, choices, actionsT('review.title'))
    return {
      ...original,
      disabled: original.disabled || stage.name === 'reviewing',
      onHandle: begin,
      ...(asking && {dialog: asking}),
    }
  }
  return useSafeSchedule
})
