import {useSyncExternalStore} from 'react'

const never = () => () => undefined

/** A value that only the browser knows, read again at each render; the server and the first render have another. */
export function useBrowserValue<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(never, read, () => onServer)
}
