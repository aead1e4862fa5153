/** Empty: the offer only opens to visitors about to leave. */
export function exitPopupMarkdown(): string {
  return ''
}
