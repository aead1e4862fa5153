import * as fc from 'fast-check'

import {malformedText} from './malformed-text.ts'

const reports = fc.record(
  {
    path: fc.oneof(malformedText, fc.constant('/')),
    ttfb: fc.oneof(fc.double(), malformedText),
    lcp: fc.oneof(fc.double(), malformedText),
    cls: fc.oneof(fc.double(), malformedText),
  },
  {requiredKeys: []},
)

/** Request bodies: empty, arbitrary, valid or nearly so for an endpoint, and too large. */
export const body = fc.oneof(
  fc.constant(''),
  malformedText,
  fc.json(),
  reports.map((report) => JSON.stringify(report)),
  fc.record({tags: fc.array(malformedText)}).map((announcement) => JSON.stringify(announcement)),
  fc.integer({min: 60_000, max: 400_000}).map((size) => 'a'.repeat(size)),
)
