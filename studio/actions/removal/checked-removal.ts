import {
  getPublishedId,
  useClient,
  useCurrentUser,
  useTranslation,
  type DocumentActionComponent,
  type DocumentActionProps,
} from 'sanity'

import {apiVersion} from '../../../lib/content/api-version'
import {isAdministrator} from '../../roles/roles'
import {failureText, failureWords} from '../failure-text'
import {createStages} from '../stages'
import {wrapping} from '../wrapping'
import {
  administratorsFroms,
  readRemovalFacts,
  remove,
  type Removal,
  type RemovalFacts,
} from './removal'
import {removalDialog, type RemovalStage} from './removal-dialog'
import {removalWords} from './words'

const idle = {name: 'idle'} as RemovalStage

const {useStage, setStage, goOn} = createStages(idle)

/** Checks what a removal would break, asks, and removes. */
function useRemoval(kind: Removal['kind'], {id, type, draft, published}: DocumentActionProps) {
  const client = useClient({apiVersion})
  const {t} = useTranslation(removalWords.namespace)
  const {t: tFailure} = useTranslation(failureWords.namespace)
  const mayChangeAll = isAdministrator(useCurrentUser())
  // Delete and Unpublish each have a stage.
  const place = `${kind} ${id}`
  const stage = useStage(place)
  const removal: Removal = {kind, id: getPublishedId(id), type, draft, published}
  const failed = (error: unknown): RemovalStage => ({
    name: 'failed',
    reason: failureText(error, tFailure),
  })

  const start = () => {
    const looking: RemovalStage = {name: 'looking'}
    setStage(place, looking)
    readRemovalFacts(client, removal)
      .then((facts) => goOn(place, looking, {name: 'asking', facts}))
      .catch((error: unknown) => goOn(place, looking, failed(error)))
  }
  const confirm = (facts: RemovalFacts, target: string | null) => {
    const theirs = mayChangeAll ? [] : administratorsFroms(facts, target)
    if (theirs.length > 0) {
      const reason = t('failed.administrators', {from: theirs.join(', ')})
      return setStage(place, {name: 'failed', reason})
    }
    setStage(place, {name: 'removing'})
    return void remove(client, removal, facts, target)
      .then(() => setStage(place, idle))
      .catch((error: unknown) => setStage(place, failed(error)))
  }
  const cancel = () => setStage(place, idle)
  const dialog = stage.name === 'idle' ? null : removalDialog(kind, stage, {confirm, cancel}, t)
  return {start, dialog}
}

/** Wraps one of Sanity's actions with our check and dialog. */
const wrapRemoval = (kind: Removal['kind']) =>
  wrapping('Checked', (action) => {
    const useCheckedRemoval: DocumentActionComponent = (props) => {
      const original = action(props)
      const {start, dialog} = useRemoval(kind, props)
      // Discarding a version changes nothing else.
      if (!original || props.version) return original
      return {...original, onHandle: start, dialog}
    }
    return useCheckedRemoval
  })

const checked = {delete: wrapRemoval('delete'), unpublish: wrapRemoval('unpublish')}

/** Delete and Unpublish that list what they would break instead, and offer a redirect; other actions stay as they are. */
export function checkedRemoval(action: DocumentActionComponent): DocumentActionComponent {
  const kind = action.action
  return kind === 'delete' || kind === 'unpublish' ? checked[kind](action) : action
}
