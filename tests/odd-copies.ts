import * as fc from 'fast-check'

type Fields = Record<string, unknown>

/** What the Content Lake adds, or needs to keep a document apart from others. */
export const given = new Set(['_id', '_key', '_type', '_updatedAt', '_ref'])

/** A name that every object has, and an address that is none: the Studio writes neither, the API takes both. */
export const hostile = ['constructor', 'https://exa mple.com']

/** Everything in a value that can be replaced, by what holds it. */
function placesIn(value: unknown): [object, string][] {
  if (typeof value !== 'object' || value === null) return []
  const own = Object.entries(value).filter(([name]) => !given.has(name))
  return [
    ...own.map(([name]): [object, string] => [value, name]),
    ...own.flatMap(([, part]) => placesIn(part)),
  ]
}

const odd = fc.constantFrom<unknown>(null, '', 7, true, [], ['x'], {a: 1}, ...hostile)

/** Copies of a document with a few parts of it gone, hostile or of another type. */
export function oddCopies(document: Fields): fc.Arbitrary<Fields> {
  return fc.array(fc.tuple(fc.nat(), odd), {minLength: 1, maxLength: 4}).map((changes) => {
    const copy = structuredClone(document)
    for (const [number, value] of changes) {
      const places = placesIn(copy)
      const [holder, name] = places[number % places.length]!
      Reflect.set(holder, name, structuredClone(value))
    }
    return copy
  })
}
