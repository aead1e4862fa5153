import {createClient} from '@sanity/client'

/** The Content Lake to subscribe to, with a token that may read drafts. */
export interface ChangesSource {
  projectId: string
  dataset: string
  apiHost: string
  apiVersion: string
  useProjectHostname: boolean
  token: string
}

/** Polling interval in milliseconds, used when live events end. */
const interval = 30_000

/** Calls back on every change, drafts and releases included. Returns the unsubscribe function. */
export function onChange(source: ChangesSource, change: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const subscription = createClient({...source, useCdn: false, ignoreBrowserTokenWarning: true})
    .live.events({includeDrafts: true})
    .subscribe(({type}) => {
      if (type === 'message' || type === 'restart') change()
      if (type === 'goaway') timer = setInterval(change, interval)
    })
  return () => {
    subscription.unsubscribe()
    clearInterval(timer)
  }
}
