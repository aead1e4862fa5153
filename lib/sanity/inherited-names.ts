/** Whether the name is a property that every object inherits, such as `constructor`. */
const isInherited = (name: unknown): boolean => typeof name === 'string' && name in Object.prototype

/** A record's own value under a name from content; undefined for inherited names. */
export function ownValue<T extends object>(record: T, name: PropertyKey): T[keyof T] | undefined {
  return Object.hasOwn(record, name) ? record[name as keyof T] : undefined
}

/** Levels of nested lists; the Studio's editor allows ten. Renderers open a list for each level. */
const deepestList = 10

interface TextNode {
  style?: unknown
  listItem?: unknown
  level?: unknown
  marks?: unknown
  children?: unknown
  markDefs?: unknown
}

function renamed<T extends object>(node: T): T {
  const {style, listItem, level, marks, children, markDefs}: TextNode = node
  return {
    ...node,
    ...(isInherited(style) && {style: 'normal'}),
    ...(isInherited(listItem) && {listItem: undefined}),
    ...(level !== undefined && {level: Math.min(Math.max(Number(level) || 1, 1), deepestList)}),
    ...(Array.isArray(marks) && {marks: marks.filter((mark) => !isInherited(mark))}),
    ...(Array.isArray(children) && {children: withoutInheritedNames(children)}),
    ...(Array.isArray(markDefs) && {markDefs: withoutInheritedNames(markDefs)}),
  }
}

/**
 * Removes types, styles, lists and marks named like an inherited property, and limits the levels of lists. Renderers
 * look names up in plain objects, and would take `Object` for a component.
 */
export function withoutInheritedNames<T extends {_type: string}>(nodes: T[]): T[] {
  return nodes.filter(({_type}) => !isInherited(_type)).map(renamed)
}
