import type {ValidationContext} from 'sanity'

/** A validation message by interface language. */
export type Message = Record<'en-US' | 'fr-FR', string>

export function message(english: string, french: string): Message {
  return {'en-US': english, 'fr-FR': french}
}

/**
 * Returns a message in the interface's language, for errors with a path, which Sanity does not localize itself. The
 * validation context has the language, though its type lacks it.
 */
export function messageIn(messages: Message, context: ValidationContext): string {
  const {i18n} = context as {i18n?: {currentLocale?: {id?: string}}}
  return i18n?.currentLocale?.id === 'fr-FR' ? messages['fr-FR'] : messages['en-US']
}
