import * as fc from 'fast-check'

import {leadFields, leadForms} from '../../../lib/leads/fields.ts'
import {leadsEndpoint} from '../../../lib/urls/paths.ts'
import {malformedText} from './malformed-text.ts'
import type {RawRequest} from './raw-request.ts'

/** Request bodies: empty, arbitrary, nearly valid for a webhook, and too large. */
export const body = fc.oneof(
  fc.constant(''),
  malformedText,
  fc.json(),
  fc.record({tags: fc.array(malformedText)}).map((announcement) => JSON.stringify(announcement)),
  fc.integer({min: 60_000, max: 400_000}).map((size) => 'a'.repeat(size)),
)

const leadInputs = [...leadFields, 'source', 'consent', 'confirmed', 'landing', 'elapsed', 'x7']

const lead = fc
  .tuple(
    fc.constantFrom(...leadForms, ''),
    fc.constantFrom('en', 'fr', 'constructor'),
    fc.dictionary(fc.constantFrom(...leadInputs), malformedText),
  )
  .map(([form, language, typed]) => Object.assign(typed, {form, language}))

/** Lead forms as browsers send them with and without script, and what only claims to be one. */
export const leadRequest = fc
  .tuple(
    fc.oneof(
      lead.map((fields) => ['application/json', JSON.stringify(fields)] as const),
      lead.map(
        (fields) =>
          ['application/x-www-form-urlencoded', new URLSearchParams(fields).toString()] as const,
      ),
      body.map((text) => ['application/json', text] as const),
      body.map((text) => ['multipart/form-data; boundary=x', text] as const),
    ),
    malformedText,
  )
  .map(([[type, text], referer]): RawRequest => {
    const page = `http://localhost/${encodeURI(referer.replaceAll(/\p{Surrogate}/gu, ''))}`
    return {
      method: 'POST',
      target: leadsEndpoint,
      headers: [
        ['content-type', type],
        ['referer', page],
      ],
      body: Buffer.from(text),
    }
  })
