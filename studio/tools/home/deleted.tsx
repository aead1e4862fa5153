import {Button, Flex} from '@sanity/ui'
import {useState} from 'react'
import {useClient, useCurrentUser, useDateTimeFormat, useTranslation} from 'sanity'

import {apiVersion} from '../../../lib/content/api-version'
import {listedTypes} from '../../roles/roles'
import {DocumentLink, Entry, useKind} from './entry'
import {Panel} from './panel'
import {readDeleted, type DeletedDocument} from './read-deleted'
import {homeWords} from './words'

interface State {
  rows?: DeletedDocument[]
  error?: unknown
}

/** Documents deleted lately, read on request: the history of a busy month is long. */
export function Deleted() {
  const {t} = useTranslation(homeWords.namespace)
  const client = useClient({apiVersion})
  const types = listedTypes(useCurrentUser())
  const kindOf = useKind()
  const date = useDateTimeFormat({dateStyle: 'medium', timeStyle: 'short'})
  const [state, setState] = useState<State>()
  const show = () => {
    setState({})
    readDeleted(client, types).then(
      (rows) => setState({rows}),
      (error: unknown) => setState({error}),
    )
  }
  return (
    <Panel
      word="deleted"
      rows={state?.rows}
      error={state?.error}
      retry={show}
      progress={state ? undefined : t('deleted.intro')}
      keyOf={({_id}) => _id}
      footer={
        !state && (
          <Flex>
            <Button mode="ghost" fontSize={1} padding={2} text={t('deleted.show')} onClick={show} />
          </Flex>
        )
      }
    >
      {(document) => (
        <Entry
          link={<DocumentLink document={document} />}
          facts={[kindOf(document), date.format(new Date(document.deletedAt))]}
        />
      )}
    </Panel>
  )
}
