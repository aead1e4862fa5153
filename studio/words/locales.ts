/** The languages of the Studio's interface, by the ids of Sanity's own, in the order that Sanity has them. */
export const studioLanguages = ['en-US', 'fr-FR'] as const

/** A language of the Studio's interface. */
export type StudioLanguage = (typeof studioLanguages)[number]

/**
 * The languages of the interface in the order that Sanity wants: it begins in the last one until somebody chooses another
 * in the user menu. That is the one the browser prefers, else the first, which is English.
 */
export function preferredLast<T extends {id: string}>(locales: T[]): T[] {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0])
  const place = ({id}: T) => {
    const index = wanted.indexOf(id.split('-')[0])
    return index === -1 ? wanted.length : index
  }
  return locales.toReversed().toSorted((a, b) => place(b) - place(a))
}
