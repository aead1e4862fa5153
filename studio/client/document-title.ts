import {locales} from '../../lib/i18n/locales'

/** Where documents hold a title, the preferred place first. */
const places = ['title', 'question', 'name', 'key', 'from', 'originalFilename'].concat(
  locales.map((locale) => `message.${locale}.text`),
)

/** The title of a document in GROQ. */
export const titleInGroq = `coalesce(${places.join()})`

/** The title of a document; null if it has none. */
export function titleOf(document: object): string | null {
  const texts = places.map((place) =>
    place
      .split('.')
      .reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], document),
  )
  return (
    (texts.find((text) => typeof text === 'string' && text !== '') as string | undefined) ?? null
  )
}
