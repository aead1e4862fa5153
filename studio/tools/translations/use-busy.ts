import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useTranslation} from 'sanity'

import {useFailureText} from '../../client/failure-text'
import {translationStatusMessages} from './messages'

/** Runs a request and reports its failure; `isBusy` until it has ended. */
export function useBusy() {
  const {t} = useTranslation(translationStatusMessages.namespace)
  const failureText = useFailureText()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const run = (work: () => Promise<void>, failed = t('failed.change')) => {
    setIsBusy(true)
    work()
      .catch(async (error: unknown) => {
        const description = await failureText(error)
        toast.push({status: 'error', title: failed, description})
      })
      .finally(() => setIsBusy(false))
  }
  return {isBusy, run}
}
