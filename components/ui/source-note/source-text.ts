/** A source and the month of it as sentences, whether or not the editor ended the first. */
export function sourceText(source: string | null | undefined, dated: string): string {
  return [source?.replace(/([^.!?])$/, dated ? '$1.' : '$1'), dated].filter(Boolean).join(' ')
}
