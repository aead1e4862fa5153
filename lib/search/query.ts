/** Query parameter of a search. */
export const queryParameter = 'q'

/** Normalizes a query to one line, without control characters or lone surrogates. */
export function readQuery(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? value[0] : value
  return (text ?? '').replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
}
