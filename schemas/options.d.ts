import 'sanity'

declare module 'sanity' {
  interface StringOptions {
    /** How many characters of the text are shown, or taken: the Studio counts them under the field. */
    shownLength?: number
  }
}
