import type {RouterPanes} from 'sanity/structure'

/** The pane of a document outside of any list. */
export const ownPane = (id: string) => `__edit__${id}`

/** The panes with a document beside the one of a group; null where it is open already. */
export function panesBeside(
  panes: RouterPanes,
  groupIndex: number,
  {id, type}: {id: string; type: string},
): RouterPanes | null {
  const isOpen = panes.flat().some((pane) => [id, ownPane(id)].includes(pane.id))
  return isOpen ? null : panes.toSpliced(groupIndex + 1, 0, [{id, params: {type}}])
}
