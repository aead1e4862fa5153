import {createDataAttribute} from 'next-sanity'

/**
 * What an element of the preview needs so that a click opens its field in the Studio, and a drag moves it. It is spread into
 * the element and empty for visitors: React sends even an attribute that is undefined to the browser.
 */
export interface EditAttributes {
  'data-sanity'?: string
  'data-sanity-drag-disable'?: string
}

/** Where a part of a page is changed: a path in it such as `steps[_key=="a1"].title`, or the part itself. */
export type Edit = (path?: string) => EditAttributes

/** Where an item of a list is changed, by its key: a path in it, or the item itself. */
export type EditItem = (key: string, path?: string) => EditAttributes

/** What the Content Lake knows a document by. */
export interface DocumentName {
  _id: string
  _type: string
}

/** Where any document that a page shows is changed. */
export type EditDocument = (document: DocumentName) => Edit

/** Pages of visitors, who change nothing. */
export const nothingToEdit: EditDocument = () => () => ({})

/** Pages in draft mode: a click in the preview opens the field in the Studio at `studioPath`. */
export function editIn(studioPath: string): EditDocument {
  return ({_id, _type}) => {
    // A document that is missing where one is required has no field to open.
    if (!_id) return nothingToEdit({_id, _type})
    const attribute = createDataAttribute({baseUrl: studioPath, id: _id, type: _type})
    // Presentation knows fields, and no document as a whole.
    return (path) => (path ? {'data-sanity': attribute(path)} : {})
  }
}

/** The same for what is below a path: `within(edit, 'scene')('footnote')`. */
export function within(edit: Edit, path: string): Edit {
  return (rest) => edit(rest ? `${path}.${rest}` : path)
}

/** The path of an item of a list. */
export function itemPath(list: string, key: string): string {
  return `${list}[_key=="${key}"]`
}

/** The path of an item of a list of plain texts, which have no keys. */
export function positionPath(list: string, position: number): string {
  return `${list}[${position}]`
}

/** The same for the items of a list: `itemsOf(edit, 'steps')('a1', 'title')`. */
export function itemsOf(edit: Edit, list: string): EditItem {
  return (key, path) => within(edit, itemPath(list, key))(path)
}

/** False for visitors, whose browsers are not sent even an empty list of attributes. */
export function isEditable(attributes: EditAttributes): boolean {
  return 'data-sanity' in attributes
}

/** The same without the drag: for what repeats an item, or stands at its place in a table. */
export function fixed(attributes: EditAttributes): EditAttributes {
  return isEditable(attributes) ? {...attributes, 'data-sanity-drag-disable': 'true'} : attributes
}
