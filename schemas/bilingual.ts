import type {PreviewValue} from 'sanity'

/** The interface languages of the Studio, by Sanity's ids, in Sanity's order. */
export const interfaceLanguages = ['en-US', 'fr-FR'] as const

/** An interface language of the Studio. */
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** A text by interface language. */
export type Message = Record<InterfaceLanguage, string>

export function message(english: string, french: string): Message {
  return {'en-US': english, 'fr-FR': french}
}

/**
 * A title, description or other text of a type in both interface languages. Its type is what `withTexts` makes of it:
 * Sanity's schema has one string.
 */
export function bilingual(english: string, french: string): string {
  return message(english, french) as unknown as string
}

type Texts = Readonly<Record<string, string>>

export type Choose = (text: Message) => string

type SchemaFunction = (...args: never[]) => unknown

type Bilingual<T> = T & {withTexts: (choose: Choose) => T}

/**
 * A function of the schema that chooses its texts itself. Validators need it for errors with a path, which Sanity does not
 * translate.
 */
export function bilingualFunction<T extends SchemaFunction>(make: (choose: Choose) => T): T {
  return Object.assign(
    make((texts) => texts['en-US']),
    {withTexts: make},
  )
}

/** A preview's `prepare` function with bilingual texts. */
export function bilingualPrepare<T extends Texts, Selection>(
  texts: T,
  prepare: (selection: Selection, texts: T) => PreviewValue,
): (selection: Selection) => PreviewValue {
  return bilingualFunction((choose) => {
    const own = withTexts(texts, choose)
    return (selection: Selection) => prepare(selection, own)
  })
}

const isBilingual = (value: unknown): value is Bilingual<SchemaFunction> =>
  typeof value === 'function' && 'withTexts' in value

const isMessage = (value: object): value is Message => interfaceLanguages[0] in value

/** Icons are functions or objects of React. */
const isPlain = (value: object) =>
  Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)

function chosen(value: unknown, choose: Choose): unknown {
  if (isBilingual(value)) return value.withTexts(choose)
  if (Array.isArray(value)) return value.map((item) => chosen(item, choose))
  if (typeof value !== 'object' || value === null) return value
  if (isMessage(value)) return choose(value)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, chosen(part, choose)]))
}

/** Returns a part of the schema with one string in place of each bilingual text. */
export function withTexts<T>(part: T, choose: Choose): T {
  return chosen(part, choose) as T
}
