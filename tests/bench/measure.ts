/** Returns the duration that a share of the calls did not exceed. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Returns the median; of two middle values, the larger. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const lineOf = (cells: string[]) => `| ${cells.join(' | ')} |`

/** Prints a Markdown table, for docs/benchmarks.md. */
export function printTable(headings: string[], rows: string[][]): void {
  console.log([headings, headings.map(() => '---'), ...rows].map(lineOf).join('\n'))
}
