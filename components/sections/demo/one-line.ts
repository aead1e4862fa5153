/** Joins the lines of pasted text, because a sentence has one. */
export function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
