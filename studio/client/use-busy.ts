import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'

import {useFailureText} from './failure-text'

/** Runs a request that writes documents and reports its failure; `isBusy` until it has ended. */
export function useBusy() {
  const failureText = useFailureText()
  const {push} = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const run = (work: () => Promise<void>, failedTitle: string, written?: string[]) => {
    setIsBusy(true)
    work()
      .catch(async (error: unknown) => {
        const description = await failureText(error, written)
        push({status: 'error', title: failedTitle, description})
      })
      .finally(() => setIsBusy(false))
  }
  return {isBusy, run}
}
