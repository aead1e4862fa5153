import type {SanityClient} from '@sanity/client'
import {useCallback, useEffect, useRef, useState} from 'react'
import {
  useClient,
  useSyncState,
  useValidationStatus,
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionDialogProps,
  type DocumentActionProps,
} from 'sanity'

import type {RedirectPlan} from '../../lib/i18n/redirect-plan'
import {apiVersion} from '../../lib/sanity/api-version'
import {failureText} from './failure-text'
import {movesVisitors, planPublication, publishWithRedirects, type Publication} from './publication'

/** From the click to the published document. */
type Stage =
  | {name: 'idle'}
  | {name: 'planning'}
  | {name: 'asking'; plan: RedirectPlan}
  | {name: 'confirmed'}
  | {name: 'failed'; reason: string}

/** What happens to visitors, in a sentence for each address. */
function Consequences({plan: {set, remove}}: {plan: RedirectPlan}) {
  return (
    <>
      {set.map(({from, to}) => (
        <p key={from}>
          Visitors of <strong>{from}</strong> will be sent to <strong>{to}</strong>.
        </p>
      ))}
      {remove.map((from) => (
        <p key={from}>
          <strong>{from}</strong> will no longer lead elsewhere: this is what visitors find there.
        </p>
      ))}
      <p>You can change this under Redirects.</p>
    </>
  )
}

interface Choices {
  confirm: () => void
  cancel: () => void
}

function dialogOf(stage: Stage, {confirm, cancel}: Choices): DocumentActionDialogProps | null {
  if (stage.name === 'asking') {
    return {
      type: 'confirm',
      tone: 'primary',
      message: <Consequences plan={stage.plan} />,
      confirmButtonText: 'Publish',
      onConfirm: confirm,
      onCancel: cancel,
    }
  }
  if (stage.name !== 'failed') return null
  return {
    type: 'dialog',
    header: 'Nothing was published',
    content: <p role="alert">{stage.reason}</p>,
    onClose: cancel,
  }
}

type Readiness = 'ready' | 'invalid' | 'gone'

/** Whether what is on the screen is stored and checked: null while it is not known yet. */
function useReadiness({id, type, draft}: DocumentActionProps): Readiness | null {
  const {isSyncing} = useSyncState(id, type)
  const {isValidating, revision, validation} = useValidationStatus(draft?._id ?? id, type, true)
  if (!draft) return 'gone'
  if (isSyncing || isValidating || revision !== draft._rev) return null
  return validation.some(({level}) => level === 'error') ? 'invalid' : 'ready'
}

const idle: Stage = {name: 'idle'}

const failed = (error: unknown): Stage => ({name: 'failed', reason: failureText(error)})

const invalid: Stage = {
  name: 'failed',
  reason: 'Correct what is marked in the document first.',
}

/** Publishes what was confirmed, and says what the editor sees next. */
async function finish(
  client: SanityClient,
  readiness: Readiness,
  {draft, published}: DocumentActionProps,
): Promise<Stage> {
  if (readiness === 'invalid') return invalid
  if (!draft || readiness === 'gone') return idle
  try {
    await publishWithRedirects(client, {draft, published})
    return idle
  } catch (error) {
    return failed(error)
  }
}

/** The stage of one document: the pane that shows it may turn to another. */
function useStage(id: string): [Stage, (id: string, stage: Stage) => void] {
  const [state, setState] = useState({id, stage: idle})
  const setStage = useCallback((of: string, stage: Stage) => setState({id: of, stage}), [])
  return [state.id === id ? state.stage : idle, setStage]
}

/** The steps of publishing a draft whose address may have changed. */
function usePublishing(props: DocumentActionProps, original: DocumentActionDescription | null) {
  const {id} = props
  const client = useClient({apiVersion})
  const readiness = useReadiness(props)
  const [stage, setStage] = useStage(id)
  const running = useRef(false)
  const latest = useRef({original, props})
  useEffect(() => {
    latest.current = {original, props}
  })

  useEffect(() => {
    if (stage.name !== 'confirmed' || !readiness || running.current) return
    running.current = true
    void finish(client, readiness, latest.current.props)
      .then((next) => setStage(id, next))
      .finally(() => {
        running.current = false
      })
  }, [client, id, readiness, setStage, stage])

  async function ask(publication: Publication): Promise<void> {
    setStage(id, {name: 'planning'})
    const plan = await planPublication(client, publication)
    if (plan.set.length + plan.remove.length > 0) return setStage(id, {name: 'asking', plan})
    setStage(id, idle)
    if (latest.current.props.id === id) latest.current.original?.onHandle?.()
  }

  const start = () => {
    const {draft, published} = props
    if (!draft || !movesVisitors({draft, published})) return original?.onHandle?.()
    return void ask({draft, published}).catch((error: unknown) => setStage(id, failed(error)))
  }
  const choices = {
    confirm: () => setStage(id, {name: 'confirmed'}),
    cancel: () => setStage(id, idle),
  }
  return {stage, start, choices}
}

function wrap(publish: DocumentActionComponent): DocumentActionComponent {
  const useRedirectingPublish: DocumentActionComponent = (props) => {
    const original = publish(props)
    const {stage, start, choices} = usePublishing(props, original)
    // A version belongs to a release, which publishes it by itself.
    if (!original || props.version) return original
    const busy = stage.name === 'planning' || stage.name === 'confirmed'
    return {
      ...original,
      disabled: original.disabled || busy,
      onHandle: start,
      dialog: dialogOf(stage, choices) ?? original.dialog,
    }
  }
  return Object.assign(useRedirectingPublish, {
    action: publish.action,
    displayName: 'RedirectingPublishAction',
  })
}

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * The Studio's Publish, which also sends visitors of an address that a document gives up to its new one. The same action
 * for the same original: the Studio tells hooks apart by identity.
 */
export function redirectingPublish(publish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(publish) ?? wrap(publish)
  wrapped.set(publish, known)
  return known
}
