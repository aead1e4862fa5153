/** The seed that a nightly run sets for random input; undefined by day. */
const nightlySeed = process.env['NIGHTLY_SEED']

/** `short` by day, `long` in a nightly run. */
export const rounds = (short: number, long: number) => (nightlySeed === undefined ? short : long)

/** A fixed seed by day, the run's own in a nightly run. */
export const seedOr = (fixed: number) => (nightlySeed === undefined ? fixed : Number(nightlySeed))
