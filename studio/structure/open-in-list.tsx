import {useEffect} from 'react'
import {getPublishedId, LoadingBlock, useClient, useDocumentOperation} from 'sanity'
import {useRouter} from 'sanity/router'
import {usePaneRouter, type UserComponent} from 'sanity/structure'

import {apiVersion} from '../../lib/sanity/api'
import {panesWithList} from './panes'

const languageQuery = /* groq */ `*[_id == $id || sanity::versionOf($id)][0].language`

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
    const open = (language: unknown) => {
      if (!isCurrent) return
      const document = {id: itemId, type, language}
      const panes = panesWithList(routerPanesState, groupIndex, document)
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
