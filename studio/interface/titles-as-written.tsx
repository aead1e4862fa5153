/** Sanity capitalizes every word in the titles of dialogs, by an inline style. This keeps them as written. */
export function TitlesAsWritten() {
  return <style>{'[style*="text-transform: capitalize"] {text-transform: none !important}'}</style>
}
