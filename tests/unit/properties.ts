import {configureGlobal} from 'fast-check'

import {rounds, seedOr} from '../nightly.ts'

// Defaults for property tests; a failure prints the seed.
configureGlobal({seed: seedOr(20_266), numRuns: rounds(100, 2000)})
