/** The name of the field in the address of a search. */
export const queryParameter = 'q'

/** A search as it is shown again: one line, without control characters and halves of characters. */
export function readQuery(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? value[0] : value
  return (text ?? '').replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
}
