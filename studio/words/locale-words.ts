import type {StudioLanguage} from './locales'

/** Texts of one part of the Studio, with the same keys in each of its languages. */
export interface LocaleWords {
  namespace: string
  words: Record<StudioLanguage, Readonly<Record<string, string>>>
}
