/** The nightly run's seed, which `npm run test:nightly` generates and prints; undefined in `npm test`. */
const nightlySeed = process.env['NIGHTLY_SEED']

export const isNightly = nightlySeed !== undefined

/** `short` in `npm test`, `long` in the nightly. */
export const rounds = (short: number, long: number) => (isNightly ? long : short)

/** A fixed seed in `npm test`, the run's own in the nightly, for fast-check and other random input. */
export const seedOr = (fixed: number) => (isNightly ? Number(nightlySeed) : fixed)

/** All cases in the nightly. By day only the last, French: its words are longer and its URLs have a prefix. */
export const lastByDay = <T>(cases: readonly T[]): readonly T[] =>
  isNightly ? cases : cases.slice(-1)

/** All cases in the nightly. By day, each of several subjects gets one case of so many, and the next gets others. */
export const shareByDay = <T>(cases: readonly T[], parts: number, subject: number): readonly T[] =>
  isNightly ? cases : cases.filter((_, index) => index % parts === subject % parts)

/** Options of a Vitest test that runs at night only. */
export const nightly = {tags: 'nightly'}
