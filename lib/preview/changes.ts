import {createClient} from '@sanity/client'

/** The Content Lake that announces changes, and the token that may hear of drafts. */
export interface ChangesSource {
  projectId: string
  dataset: string
  apiHost: string
  apiVersion: string
  useProjectHostname: boolean
  token: string
}

/** How often something counts as changed once the Content Lake announces nothing any more, in milliseconds. */
const interval = 30_000

/** Calls back whenever anything is written, drafts and releases included. Returns what ends that. */
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
