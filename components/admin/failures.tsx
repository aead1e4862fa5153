import {Callout} from '@/components/ui/callout/callout'

/** Shown to people who are signed in and are no admins. */
export function AccessDenied() {
  return <Callout tone="error" title="Access denied. Admin privileges required." announced />
}

/** Shown in place of data that could not be read. */
export function LoadFailure() {
  return (
    <Callout tone="error" title="Unable to load data" announced>
      <p>Please refresh the page or contact support if the problem persists.</p>
    </Callout>
  )
}
