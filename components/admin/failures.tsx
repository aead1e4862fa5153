import {Callout} from '@/components/ui/callout/callout'

/** Shown in place of data that could not be read. */
export function LoadFailure() {
  return (
    <Callout tone="error" title="Unable to load data" announced>
      <p>Please refresh the page or contact support if the problem persists.</p>
    </Callout>
  )
}
