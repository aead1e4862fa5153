import 'sanity'

declare module 'sanity' {
  interface StringOptions {
    /** Maximum characters, counted by the Studio under the field. */
    shownLength?: number
  }
}
