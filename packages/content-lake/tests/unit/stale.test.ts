import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, expect, test} from 'vitest'

import type {CommittedTransaction} from '../../src/contract.ts'
import {openLake} from '../../src/data/lake/open-lake.ts'
import {writingGrant} from '../../src/index.ts'
import {rounds} from '../nightly.ts'

const EDITOR = {id: 'editor', role: 'editor', grants: [writingGrant]}
const folder = mkdtempSync(path.join(tmpdir(), 'content-lake-'))
const lake = openLake({dataDir: folder, defaultDataset: 'production'})

afterAll(() => {
  lake.close()
  rmSync(folder, {recursive: true, force: true})
})

/** State of a seeded random number generator. */
let state = 42
function random(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * below)
}

function pick<T>(values: readonly T[]): T {
  return values[random(values.length)] as T
}

const IDS = ['a', 'b', 'c', 'd', 'e']
const TYPES = ['article', 'person']

function randomDocument(id: string, type: string): Record<string, unknown> {
  return {
    _id: id,
    _type: type,
    slug: pick([{current: pick(IDS)}, pick(IDS), null, undefined]),
    language: pick(['en', 'fr', undefined]),
    n: random(4),
    to: pick([{_ref: pick(IDS), _weak: true}, undefined]),
    list: pick([[{_key: 'k', _ref: pick(IDS), _weak: true}], undefined]),
  }
}

function randomMutation(): Record<string, unknown> {
  const id = pick(['', '', 'drafts.', 'versions.r1.']) + pick(IDS)
  if (random(4) === 0) return {delete: {id}}
  const type = lake.documents('production', [id], EDITOR)[0]?._type ?? pick(TYPES)
  return {createOrReplace: randomDocument(id, type)}
}

const QUERIES = [
  '*',
  'count(*[n > 1])',
  '*[_type == "article"]',
  '*[_type == "article" && slug.current == "a"]',
  '*[slug.current == "b" && language == "en"]',
  '*[slug.current == null]._id',
  '*[slug == "c"]._id',
  '*[n in [1, 2] && _type == "person"]',
  '*[_type == "article" && language == "fr" || n == 3]',
  '*[_id == "a"][0]{n, "to": to->n}',
  '*[_id in ["b", "drafts.c"]]{n, "list": list[]->{n, "to": to->slug}}',
  '*[references("a")]._id',
  '*[references("a", "b") && _type == "article"]{n}',
  '*[to->n == 1]._id',
  '*[_type == "person"]{_id, "w": *[references(^._id)]._id}',
  '*[_id == "c"]{"w": *[_type == "article" && slug.current == ^._id]{n}}',
  '*[_id == "d"]{"w": *[n == ^.n]._id}',
  '*[_id == "e"]{"w": list[]{"x": *[_id == ^._ref][0].n}}',
  '*[@ match text::query("fr")]._id',
  '*[language match "e*"]._id',
  '*[!(_type == "article") && language == "en"]._id',
  '*[_type == "article"] | order(n desc)[0]',
]

const ROUNDS = rounds(50, 400)

const PERSPECTIVES = ['published', 'drafts', 'raw', 'r1,drafts']

interface Answer {
  json: string
  tags: string[]
}

async function answers(): Promise<Map<string, Answer>> {
  const found = new Map<string, Answer>()
  for (const perspective of PERSPECTIVES) {
    for (const query of QUERIES) {
      const request = {dataset: 'production', query, perspective, identity: EDITOR}
      const {result, syncTags} = await lake.query(request)
      found.set(`${perspective}: ${query}`, {json: JSON.stringify(result), tags: syncTags})
    }
  }
  return found
}

test('no result changes without an event for one of its tags', async () => {
  const announced: CommittedTransaction[] = []
  lake.onTransaction((transaction) => announced.push(transaction))
  const stale: string[] = []
  let changed = 0
  let before = await answers()
  for (let round = 0; round < ROUNDS; round += 1) {
    const mutations = [randomMutation()]
    lake.mutate('production', {mutations}, EDITOR)
    const transaction = announced.at(-1)
    const after = await answers()
    for (const [name, {json, tags}] of before) {
      if (after.get(name)?.json === json) continue
      changed += 1
      const isPublished = name.startsWith('published')
      const heard = isPublished ? transaction?.publishedSyncTags : transaction?.syncTags
      if (!tags.some((tag) => heard?.includes(tag)))
        stale.push(`${name} after ${JSON.stringify(mutations)}`)
    }
    before = after
  }
  expect(stale).toStrictEqual([])
  expect(changed).toBeGreaterThan(rounds(100, 500))
})
