import {useEffect, useState} from 'react'
import {type DocumentActionProps, useClient, useCurrentUser, useTranslation} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import {readTransactions} from '../client/history'
import {useLiveQuery} from '../client/use-live-query'
import {actionsMessages} from './messages'
import {wrapAction} from './wrap-action'

const settings = '*[_id == "siteSettings"]'

const asked = new Set(['page', 'article'])

/** Whether settings and history let the user publish a draft: 'checking' until that is known. */
export function useSecondPerson({
  type,
  draft,
  version,
}: DocumentActionProps): 'may' | 'checking' | 'mayNot' {
  const client = useClient({apiVersion})
  const me = useCurrentUser()?.id
  const {data: isAsked} = useLiveQuery<boolean | null>({
    fetch: asked.has(type) ? `${settings}[0].secondPerson` : null,
    listen: settings,
  })
  const [last, setLast] = useState<{revision: string; author: string | undefined}>()
  const {_id: id, _rev: revision} = (isAsked && !version && draft) || {}

  useEffect(() => {
    if (!id || !revision) return undefined
    let isCurrent = true
    void readTransactions(client, [id], {limit: '1'})
      .then(([change]) => isCurrent && setLast({revision, author: change?.author}))
      // Publish stays off until the next change, or until the document is opened again.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [client, id, revision])

  if (!revision) return 'may'
  if (last?.revision !== revision) return 'checking'
  return last.author === me ? 'mayNot' : 'may'
}

/** Where settings ask for a second person, whoever made the last change of a draft does not publish it. */
export const bySecondPerson = wrapAction('BySecondPerson', (action) => {
  const useBySecondPerson: typeof action = (props) => {
    const original = action(props)
    const {t} = useTranslation(actionsMessages.namespace)
    const answer = useSecondPerson(props)
    if (!original || answer === 'may') return original
    const title = answer === 'mayNot' ? t('second-person') : original.title
    return {...original, disabled: true, title}
  }
  return useBySecondPerson
})
