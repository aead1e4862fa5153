import type {ValidationContext} from 'sanity'

/** What a rule says, by the languages of the Studio's interface. */
export type Message = Record<'en-US' | 'fr-FR', string>

/** What a rule says, in English and in French. */
export function message(english: string, french: string): Message {
  return {'en-US': english, 'fr-FR': french}
}

/**
 * A message in the language of the interface, for a fault that names its place: Sanity chooses the language of all others
 * by itself. It hands the language to validators, but their types do not say so.
 */
export function messageIn(messages: Message, context: ValidationContext): string {
  const {i18n} = context as {i18n?: {currentLocale?: {id?: string}}}
  return i18n?.currentLocale?.id === 'fr-FR' ? messages['fr-FR'] : messages['en-US']
}
