import {useEffect} from 'react'
import {getPublishedId, LoadingBlock, useClient, useDocumentOperation} from 'sanity'
import {useRouter} from 'sanity/router'
import {usePaneRouter, type UserComponent} from 'sanity/structure'

import {isLocale} from '../../lib/i18n/locales'
import {apiVersion} from '../../lib/platform/sanity/api-version'
import {languageListId} from './counts'

const languageQuery = /* groq */ `*[_id == $id || sanity::versionOf($id)][0].language`

/** The pane id of a document outside of any list. */
function ownPane(id: string): string {
  return `__edit__${id}`
}

/**
 * Opens a document of an edit link in the list of its language, which the link does not name; without a language, outside
 * of any list.
 */
export const OpenInList: UserComponent = ({itemId, options}) => {
  const type = String(options?.['type'])
  const client = useClient({apiVersion})
  const {navigate} = useRouter()
  const {groupIndex, routerPanesState} = usePaneRouter()
  // Keeps the operations of the document mounted: Restore navigates here before it has finished.
  useDocumentOperation(getPublishedId(itemId), type)

  useEffect(() => {
    let isCurrent = true
    const before = routerPanesState.slice(0, groupIndex)
    const after = routerPanesState.slice(groupIndex)
    const own = after.map((group, index) =>
      index > 0
        ? group
        : group.map((pane) => ({...pane, id: ownPane(itemId), params: {...pane.params, type}})),
    )
    const open = (language: unknown) => {
      if (!isCurrent) return
      const list = isLocale(language) ? [{id: languageListId(type, language)}] : null
      const panes = [...before, ...(list ? [list, ...after] : own)]
      navigate({panes}, {replace: true})
    }
    client
      .fetch<unknown>(languageQuery, {id: itemId}, {perspective: 'raw'})
      .then(open, () => open(null))
    return () => {
      isCurrent = false
    }
  }, [client, groupIndex, itemId, navigate, routerPanesState, type])

  return <LoadingBlock showText />
}
