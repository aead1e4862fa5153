/** The duration of each call and of all calls together, in milliseconds. */
export interface Measurement {
  times: number[]
  total: number
}

/** Makes calls, up to a number at once, and measures each. */
export async function measure(
  {calls, atOnce}: {calls: number; atOnce: number},
  call: (index: number) => Promise<void>,
): Promise<Measurement> {
  const times: number[] = []
  let next = 0
  const lane = async () => {
    while (next < calls) {
      const index = next
      next += 1
      const began = performance.now()
      await call(index)
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({length: atOnce}, lane))
  return {times, total: performance.now() - began}
}

/** Returns the duration that a share of the calls did not exceed. */
export function percentile({times}: Measurement, share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Returns the median; of two middle values, the larger. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Calls per second. */
export function throughput({times, total}: Measurement): number {
  return (times.length / total) * 1000
}

/** Prints rows under headings, with numbers right-aligned. */
export function printTable(headings: string[], rows: string[][]): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of [headings, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(cells.join('  '))
  }
}
