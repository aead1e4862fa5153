import * as fc from 'fast-check'
import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'

import {systemIdentity} from '../../../src/grants.ts'
import {DATASET, useLake} from '../../lake.ts'
import {rounds, seedOr} from '../../nightly.ts'
import {documents, parameters, perspectiveName, query, seen, store} from './random-queries.ts'

const used = useLake()

test('a query gives the same result as groq-js over all documents', async () => {
  const questions = fc.array(fc.tuple(query, perspectiveName, parameters), {
    minLength: 20,
    maxLength: 20,
  })
  const property = fc.asyncProperty(documents, questions, async (wanted, asked) => {
    const stored = await store(used, wanted)
    for (const [asking, as, params] of asked) {
      const dataset = seen(stored, as)
      const alone: unknown = toJS(evaluateSync(parse(asking, {params}), {dataset, params}))
      const request = {dataset: DATASET, query: asking, params, perspective: as}
      const {result} = await used.lake.lake.query({...request, identity: systemIdentity})
      const answer: unknown = JSON.parse(JSON.stringify(result))
      const about = `${as}: ${asking}`
      expect({about, answer}).toStrictEqual({about, answer: JSON.parse(JSON.stringify(alone))})
    }
  })
  await fc.assert(property, {seed: seedOr(20_261), numRuns: rounds(30, 600)})
})
