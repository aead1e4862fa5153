/** The beginning of a text, of so many UTF-16 units at most: no half of a surrogate pair, which databases refuse. */
export function beginning(text: string, units: number): string {
  return text.slice(0, units).replace(/\p{Cs}$/u, '')
}
