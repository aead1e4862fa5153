import {createDataAttribute} from 'next-sanity'

/**
 * Attributes that let an editor click or drag a field in a preview. An empty object for visitors, because React sends
 * even an undefined attribute to the browser.
 */
export interface EditAttributes {
  'data-sanity'?: string
  'data-sanity-drag-disable'?: string
}

/** Returns the attributes of a part of a page, or of a path in it such as `steps[_key=="a1"].title`. */
export type Edit = (path?: string) => EditAttributes

/** Returns the attributes of a list item by its key, or of a path in it. */
export type EditItem = (key: string, path?: string) => EditAttributes

/** Id and type of a document. */
export interface DocumentName {
  _id: string
  _type: string
}

/** Returns the edit function of a document on the page. */
export type EditDocument = (document: DocumentName) => Edit

/** Returns no attributes, for visitors. */
export const noEdit: EditDocument = () => () => ({})

/** Attributes that open fields in the Studio at `studioPath`. */
export function editIn(studioPath: string): EditDocument {
  return ({_id, _type}) => {
    // A missing document has no field to open.
    if (!_id) return noEdit({_id, _type})
    const attribute = createDataAttribute({baseUrl: studioPath, id: _id, type: _type})
    // Presentation opens fields, not documents as a whole.
    return (path) => (path ? {'data-sanity': attribute(path)} : {})
  }
}

/** The attributes below a path: `within(edit, 'scene')('footnote')`. */
export function within(edit: Edit, path: string): Edit {
  return (rest) => edit(rest ? `${path}.${rest}` : path)
}

/** The path of a list item. */
export function itemPath(list: string, key: string): string {
  return `${list}[_key=="${key}"]`
}

/** The path of an item in a list of strings, which have no keys. */
export function positionPath(list: string, position: number): string {
  return `${list}[${position}]`
}

/** A page whose sections may be documents of their own, by the key of the reference to them. */
export interface SectionedPage extends DocumentName {
  shared?: (DocumentName & {key: string; section: string | null})[] | null
}

/** The attributes of a section: of the page's own, or of the shared document in its place. */
export function sectionEdit(edit: EditDocument, page: SectionedPage, key: string): Edit {
  const shared = page.shared?.find((one) => one.key === key)
  return within(edit(shared ?? page), itemPath('sections', shared?.section ?? key))
}

/** The attributes of list items: `itemsOf(edit, 'steps')('a1', 'title')`. */
export function itemsOf(edit: Edit, list: string): EditItem {
  return (key, path) => within(edit, itemPath(list, key))(path)
}

/** Whether there are edit attributes; false for visitors. */
export function isEditable(attributes: EditAttributes): boolean {
  return 'data-sanity' in attributes
}

/** Disables dragging: for a repeated item, or a table cell. */
export function withoutDrag(attributes: EditAttributes): EditAttributes {
  return isEditable(attributes) ? {...attributes, 'data-sanity-drag-disable': 'true'} : attributes
}
