import {useEffect} from 'react'
import {LoadingBlock, useClient} from 'sanity'
import {useRouter} from 'sanity/router'
import {usePaneRouter, type UserComponent} from 'sanity/structure'

import {apiVersion} from '../../lib/content/api-version'
import {isLocale} from '../../lib/i18n/locales'
import {languageListId} from './counts'

const languageQuery = /* groq */ `*[_id == $id || sanity::versionOf($id)][0].language`

/** The pane id of a document without a list. */
function ownPane(id: string): string {
  return `__edit__${id}`
}

/** Opens a linked document inside its list, which depends on its language; without a language it opens alone. */
export const PlaceInList: UserComponent = ({itemId, options}) => {
  const type = String(options?.['type'])
  const client = useClient({apiVersion})
  const {navigate} = useRouter()
  const {groupIndex, routerPanesState} = usePaneRouter()

  useEffect(() => {
    let isCurrent = true
    const before = routerPanesState.slice(0, groupIndex)
    const after = routerPanesState.slice(groupIndex)
    const own = after.map((group, index) =>
      index > 0
        ? group
        : group.map((pane) => ({...pane, id: ownPane(itemId), params: {...pane.params, type}})),
    )
    const place = (language: unknown) => {
      if (!isCurrent) return
      const list = isLocale(language) ? [{id: languageListId(type, language)}] : null
      const panes = [...before, ...(list ? [list, ...after] : own)]
      navigate({panes}, {replace: true})
    }
    client
      .fetch<unknown>(languageQuery, {id: itemId}, {perspective: 'raw'})
      .then(place, () => place(null))
    return () => {
      isCurrent = false
    }
  }, [client, groupIndex, itemId, navigate, routerPanesState, type])

  return <LoadingBlock showText />
}
