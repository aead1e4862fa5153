/** Nothing: the offer only opens to visitors who are about to leave. */
export function exitPopupMarkdown(): string {
  return ''
}
