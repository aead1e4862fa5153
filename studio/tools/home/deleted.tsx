import {useState} from 'react'
import {useClient, useCurrentUser, useTranslation} from 'sanity'

import {apiVersion} from '../../../lib/sanity/api'
import {listedTypes} from '../../roles/roles'
import {useRowOf} from './listed-document'
import {homeMessages} from './messages'
import {Panel, PanelButton} from './panel'
import {readDeleted, type DeletedDocument} from './read-deleted'

interface State {
  deleted?: DeletedDocument[]
  error?: unknown
}

/** Documents deleted lately, read on request: the history of a busy month is long. */
export function Deleted() {
  const {t} = useTranslation(homeMessages.namespace)
  const client = useClient({apiVersion})
  const types = listedTypes(useCurrentUser())
  const rowOf = useRowOf()
  const [state, setState] = useState<State>()
  const show = () => {
    setState({})
    readDeleted(client, types).then(
      (deleted) => setState({deleted}),
      (error: unknown) => setState({error}),
    )
  }
  return (
    <Panel
      name="deleted"
      rows={state?.deleted?.map((document) => rowOf(document, document.deletedAt))}
      error={state?.error}
      retry={show}
      progress={state ? undefined : t('deleted.intro')}
      footer={!state && <PanelButton text={t('deleted.show')} onClick={show} />}
    />
  )
}
