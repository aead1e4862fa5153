import {configureGlobal} from 'fast-check'

import {rounds, seedOr} from '../nightly.ts'

// How property tests draw, unless they say otherwise; a failure prints the seed.
configureGlobal({seed: seedOr(20_266), numRuns: rounds(100, 2000)})
