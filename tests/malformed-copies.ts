import * as fc from 'fast-check'

type Fields = Record<string, unknown>

/** Fields that the Content Lake sets or needs to identify a document. */
export const given = new Set(['_id', '_key', '_type', '_updatedAt', '_ref'])

/** A property name of every object, and an invalid URL: the Studio writes neither, but the API accepts both. */
export const hostile = ['constructor', 'https://exa mple.com']

/** Returns every replaceable property in a value, with its parent. */
function propertiesIn(value: unknown): [object, string][] {
  if (typeof value !== 'object' || value === null) return []
  const own = Object.entries(value).filter(([name]) => !given.has(name))
  return [
    ...own.map(([name]): [object, string] => [value, name]),
    ...own.flatMap(([, part]) => propertiesIn(part)),
  ]
}

const malformedValue = fc.constantFrom<unknown>(null, '', 7, true, [], ['x'], {a: 1}, ...hostile)

/** Generates copies of a document with some parts missing, hostile or of another type. */
export function malformedCopies(document: Fields): fc.Arbitrary<Fields> {
  return fc
    .array(fc.tuple(fc.nat(), malformedValue), {minLength: 1, maxLength: 4})
    .map((changes) => {
      const copy = structuredClone(document)
      for (const [number, value] of changes) {
        const properties = propertiesIn(copy)
        const [holder, name] = properties[number % properties.length]!
        Reflect.set(holder, name, structuredClone(value))
      }
      return copy
    })
}
