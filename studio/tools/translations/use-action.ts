import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useTranslation} from 'sanity'

import {useFailureText} from '../../client/failure-text'
import {translationStatusMessages} from './messages'

/** Runs an action and reports its failure; `isBusy` until it has ended. */
export function useAction() {
  const {t} = useTranslation(translationStatusMessages.namespace)
  const failureText = useFailureText()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const run = (action: () => Promise<void>, failed = t('failed.change')) => {
    setIsBusy(true)
    action()
      .catch((error: unknown) => {
        const description = failureText(error)
        toast.push({status: 'error', title: failed, description})
      })
      .finally(() => setIsBusy(false))
  }
  return {isBusy, run}
}
