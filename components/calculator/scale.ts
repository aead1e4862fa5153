const steps = [1, 2, 3, 4, 5, 6, 8, 10]

/** Returns the end of a chart's axis: the next round number at or above the longest bar. */
export function scaleEnd(longest: number): number {
  if (!(longest > 0)) return 1
  const magnitude = 10 ** Math.floor(Math.log10(longest))
  const step = steps.find((candidate) => candidate * magnitude >= longest) ?? 10
  return step * magnitude
}
