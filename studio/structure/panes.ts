import type {RouterPanes} from 'sanity/structure'

import {isLocale} from '../../lib/i18n/locales'
import {ownPane} from '../ui/panes'
import {languageListId} from './lists'

interface Opened {
  id: string
  type: string
  language: unknown
}

/** The panes with the list of a document's language before its own; without a language, it is outside of any list. */
export function panesWithList(
  panes: RouterPanes,
  groupIndex: number,
  {id, type, language}: Opened,
): RouterPanes {
  if (isLocale(language))
    return panes.toSpliced(groupIndex, 0, [{id: languageListId(type, language)}])
  return panes.map((group, index) =>
    index === groupIndex
      ? group.map((pane) => ({...pane, id: ownPane(id), params: {...pane.params, type}}))
      : group,
  )
}
