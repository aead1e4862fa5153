import type {PreviewValue, ValidationContext} from 'sanity'

/** The interface languages of the Studio, by Sanity's ids, in Sanity's order. */
export const interfaceLanguages = ['en-US', 'fr-FR'] as const

/** An interface language of the Studio. */
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** A validation message by interface language. */
export type Message = Record<InterfaceLanguage, string>

export function message(english: string, french: string): Message {
  return {'en-US': english, 'fr-FR': french}
}

/**
 * Returns a message in the interface's language, for errors with a path, which Sanity does not translate itself. The
 * validation context has the language, though its type lacks it.
 */
export function messageIn(messages: Message, context: ValidationContext): string {
  const {i18n} = context as {i18n?: {currentLocale?: {id?: string}}}
  return i18n?.currentLocale?.id === 'fr-FR' ? messages['fr-FR'] : messages['en-US']
}

/**
 * A title, description or other text of a type in both interface languages. Its type is what `withTexts` makes of it:
 * Sanity's schema has one string.
 */
export function bilingual(english: string, french: string): string {
  return message(english, french) as unknown as string
}

type Texts = Readonly<Record<string, string>>

type Choose = (text: Message) => string

interface BilingualPrepare<Selection> {
  (selection: Selection): PreviewValue
  withTexts: (choose: Choose) => BilingualPrepare<Selection>
}

/** A preview's `prepare` function with bilingual texts. */
export function bilingualPrepare<T extends Texts, Selection>(
  texts: T,
  prepare: (selection: Selection, texts: T) => PreviewValue,
): BilingualPrepare<Selection> {
  return Object.assign((selection: Selection) => prepare(selection, texts), {
    withTexts: (choose: Choose) => bilingualPrepare(withTexts(texts, choose), prepare),
  })
}

const isBilingualPrepare = (value: unknown): value is BilingualPrepare<unknown> =>
  typeof value === 'function' && 'withTexts' in value

const isMessage = (value: object): value is Message => interfaceLanguages[0] in value

/** Icons are functions or objects of React. */
const isPlain = (value: object) =>
  Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)

function chosen(value: unknown, choose: Choose): unknown {
  if (isBilingualPrepare(value)) return value.withTexts(choose)
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
