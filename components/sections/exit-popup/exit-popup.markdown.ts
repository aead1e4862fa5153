/** Empty, because the popup is only for visitors about to leave. */
export function exitPopupMarkdown(): string {
  return ''
}
