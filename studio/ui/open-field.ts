import {usePaneRouter} from 'sanity/structure'

/** Opens a field of the document in the pane, on whichever tab it is. */
export function useOpenField(): (path: string) => void {
  const {params, setParams} = usePaneRouter()
  return (path) => setParams({...params, path})
}
