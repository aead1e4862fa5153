import * as fc from 'fast-check'

import {odd} from './odd.ts'

const reports = fc.record(
  {
    path: fc.oneof(odd, fc.constant('/')),
    ttfb: fc.oneof(fc.double(), odd),
    lcp: fc.oneof(fc.double(), odd),
    cls: fc.oneof(fc.double(), odd),
  },
  {requiredKeys: []},
)

/** Request bodies: empty, arbitrary, valid or nearly so for an endpoint, and too large. */
export const body = fc.oneof(
  fc.constant(''),
  odd,
  fc.json(),
  reports.map((report) => JSON.stringify(report)),
  fc.record({tags: fc.array(odd)}).map((announcement) => JSON.stringify(announcement)),
  fc.integer({min: 60_000, max: 400_000}).map((size) => 'a'.repeat(size)),
)
