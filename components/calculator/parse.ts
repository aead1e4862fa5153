/** Blanks, points, commas and apostrophes that set off groups of three digits: `80,000`, `80 000`, `80.000`. */
const separators = /[\s.,'’](?=\d{3}(?!\d))/g

/** The currencies of the calculator, which its own fields show. */
const currencies = /[$€]/g

const finite = (value: number) => (Number.isFinite(value) ? value : 0)

/** Reads a whole number as people of either language write it; what is no number counts as 0. */
export function parseWhole(typed: string): number {
  return finite(Number.parseInt(typed.replace(currencies, '').replace(separators, ''), 10))
}

/** Reads a number with a point or a comma before its decimals; what is no number counts as 0. */
export function parseDecimal(typed: string): number {
  return finite(Number.parseFloat(typed.replace(',', '.')))
}
