import {insert, type ObjectItem} from 'sanity'

/** Whether a section was just chosen from the menu: it holds its key and type only. */
export function isNew(item: ObjectItem): boolean {
  return Object.keys(item).every((name) => name === '_key' || name === '_type')
}

/** Puts a removed section back: after the one that it followed, or first. */
export function puttingBack(item: ObjectItem, sections: ObjectItem[]) {
  const before = sections[sections.findIndex(({_key}) => _key === item._key) - 1]
  return before ? insert([item], 'after', [{_key: before._key}]) : insert([item], 'before', [0])
}

/** The name of a shared section at first: its heading, or what it is; a name has 100 characters at most. */
export const nameOf = (heading: unknown, type: string): string =>
  (typeof heading === 'string' && heading.slice(0, 100)) || type
