/** The night's seed, which `npm run test:nightly` draws and prints; undefined in `npm test`. */
const nightlySeed = process.env['NIGHTLY_SEED']

export const isNightly = nightlySeed !== undefined

/** `short` in `npm test`, `long` in the nightly. */
export const rounds = (short: number, long: number) => (isNightly ? long : short)

/** A fixed seed in `npm test`, the night's in the nightly; for fast-check and whatever else draws at random. */
export const seedOr = (fixed: number) => (isNightly ? Number(nightlySeed) : fixed)

/** All cases at night. By day the last one, French: its words are longer, and its addresses have a prefix. */
export const lastByDay = <T>(cases: readonly T[]): readonly T[] =>
  isNightly ? cases : cases.slice(-1)
