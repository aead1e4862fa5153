import * as fc from 'fast-check'
import {expect, test} from 'vitest'

import {writingGrant} from '../../../src/index.ts'
import {useLake} from '../../lake.ts'
import {rounds, seedOr} from '../../nightly.ts'

const used = useLake()
const DATASET = 'production'
const EDITOR = {id: 'editor', role: 'editor', grants: [writingGrant]}

const id = fc.constantFrom('a', 'b', 'drafts.a', 'versions.r1.b')
const write = fc.oneof(
  fc
    .record({_id: id, n: fc.nat(3)})
    .map((document) => ({createOrReplace: {...document, _type: 'note'}})),
  id.map((target) => ({delete: {id: target}})),
)
const QUERIES = [
  '*[_type == $type]{_id, n}',
  'count(*[n > 1])',
  '*[_id == "a"][0]{n, "others": *[n == ^.n]._id}',
  // Too long for a URL, so the client sends it by POST.
  `*[_type == $type]{_id, n} // ${'x'.repeat(12_000)}`,
]
const PERSPECTIVES = ['raw', 'published', 'drafts', 'r1,drafts']

/** Returns three results of a query, the last from the cache, and one that bypasses it. */
async function answersOf(query: string, perspective: string): Promise<unknown[]> {
  const params = {type: 'note'}
  const options = {perspective: perspective.split(',') as ['published']}
  const told: unknown[] = []
  for (let time = 0; time < 3; time += 1) {
    told.push(await used.editor.fetch<unknown>(query, params, options))
  }
  const {lake} = used.lake
  const anew = await lake.query({dataset: DATASET, query, params, perspective, identity: EDITOR})
  return [...told, anew.result]
}

test('a cached result is the same as a fresh one', async () => {
  const property = fc.asyncProperty(
    fc.array(write, {minLength: 1, maxLength: 3}),
    fc.constantFrom(...PERSPECTIVES),
    async (mutations, perspective) => {
      used.lake.lake.mutate(DATASET, {mutations}, EDITOR)
      for (const query of QUERIES) {
        const [first, ...others] = await answersOf(query, perspective)
        for (const other of others) expect(other).toStrictEqual(first)
      }
    },
  )
  await fc.assert(property, {seed: seedOr(20_263), numRuns: rounds(6, 200)})
})
