/** Spaces, points, commas and apostrophes before groups of three digits: `80,000`, `80 000`, `80.000`. */
const separators = /[\s.,'’](?=\d{3}(?!\d))/g

/** The currencies that the calculator itself shows in its fields. */
const currencies = /[$€]/g

const finite = (value: number) => (Number.isFinite(value) ? value : 0)

/** Parses a whole number as written in either language; invalid input is 0. */
export function parseWhole(typed: string): number {
  return finite(Number.parseInt(typed.replace(currencies, '').replace(separators, ''), 10))
}

/** Parses a number with a decimal point or comma; invalid input is 0. */
export function parseDecimal(typed: string): number {
  return finite(Number.parseFloat(typed.replace(',', '.')))
}
