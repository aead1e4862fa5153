/** The `_type` of what stands in a list for an item that cannot be shown. */
export const unfinishedType = 'unfinished'

/** A section or a block without a document that it cannot be shown without. Pages show nothing of it, previews say so. */
export interface Unfinished {
  _key: string
  _type: typeof unfinishedType
  /** The type of the section or block. */
  of: string
  /** The names of the fields that lead to no document. */
  lacks: string[]
}

/** The names of the fields without which an item of a list cannot be shown; none for one that can. */
export function lackedBy(item: {_type: string} | Unfinished): string[] {
  return item._type === unfinishedType && 'lacks' in item ? item.lacks : []
}
