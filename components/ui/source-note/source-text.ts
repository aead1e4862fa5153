/** Joins a source and its date as sentences, whether or not the editor ended the first with a full stop. */
export function sourceText(source: string | null | undefined, dated: string): string {
  return [source?.replace(/([^.!?])$/, dated ? '$1.' : '$1'), dated].filter(Boolean).join(' ')
}
