/** What a Content Lake adds to every document. */
const ADDED = new Set(['_createdAt', '_updatedAt', '_rev'])

/** A result as the suite writes it: scores as ranks, numbers to twelve digits, documents without added fields. */
export function comparable(result: unknown): unknown {
  const scores = new Set<number>()
  JSON.stringify(result ?? null, (key, value: unknown) => {
    if (key === '_score' && typeof value === 'number') scores.add(value)
    return value
  })
  const order = [...scores].toSorted((a, b) => b - a)
  const write = (key: string, value: unknown): unknown => {
    if (ADDED.has(key)) return undefined
    if (typeof value === 'number') return Number(value.toPrecision(12))
    if (typeof value !== 'object' || value === null || !('_score' in value)) return value
    const {_score, ...rest} = value
    return {...rest, _pos: order.indexOf(Number(_score)) + 1}
  }
  return JSON.parse(JSON.stringify(result ?? null, write))
}
