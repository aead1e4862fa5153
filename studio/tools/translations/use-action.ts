import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useTranslation} from 'sanity'

import {failureText, failureWords} from '../../actions/failure-text'
import {translationStatusWords} from './words'

/** Runs an action and reports its failure; `isBusy` until it has ended. */
export function useAction() {
  const {t} = useTranslation(translationStatusWords.namespace)
  const {t: tFailure} = useTranslation(failureWords.namespace)
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const run = (action: () => Promise<void>) => {
    setIsBusy(true)
    action()
      .catch((error: unknown) => {
        const description = failureText(error, tFailure)
        toast.push({status: 'error', title: t('failed.change'), description})
      })
      .finally(() => setIsBusy(false))
  }
  return {isBusy, run}
}
