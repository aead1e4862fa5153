import * as fc from 'fast-check'
import {beforeAll, describe, expect, test} from 'vitest'

import type {CommittedTransaction} from '../../../src/contract.ts'
import {openLake} from '../../../src/data/lake/open-lake.ts'
import {systemIdentity} from '../../../src/grants.ts'
import {DATASET, useLake} from '../../lake.ts'
import {rounds, seedOr} from '../../nightly.ts'
import {
  documents,
  parameters,
  perspectiveName,
  query as anyQuery,
  simpleQuery,
} from './random-queries.ts'

const used = useLake()

beforeAll(async () => {
  await used.editor
    .transaction()
    .create({_id: 'ann', _type: 'person', name: 'Ann'})
    .create({_id: 'bob', _type: 'person', name: 'Bob'})
    .create({_id: 'a', _type: 'article', slug: {current: 'a'}, language: 'en', by: {_ref: 'ann'}})
    .create({_id: 'b', _type: 'article', slug: {current: 'b'}, language: 'en', by: {_ref: 'bob'}})
    .create({_id: 'c', _type: 'page', path: 'c', related: [{_key: 'k', _ref: 'a'}]})
    .commit()
})

async function tagsOf(
  query: string,
  params: Record<string, string | string[]> = {},
  perspective: 'published' | 'drafts' | 'raw' = 'published',
): Promise<string[]> {
  const options = {perspective, filterResponse: false} as const
  const answer = await used.editor.fetch(query, params, options)
  const {syncTags = []} = answer
  expect(syncTags).not.toHaveLength(0)
  for (const tag of syncTags) expect(tag).toMatch(/^s1:[\w-]{16}$/)
  return syncTags
}

async function announced(change: () => Promise<unknown>): Promise<CommittedTransaction> {
  const heard: CommittedTransaction[] = []
  const stop = used.lake.lake.onTransaction((transaction) => heard.push(transaction))
  await change()
  stop()
  expect(heard).toHaveLength(1)
  return heard[0] as CommittedTransaction
}

function meets(tags: readonly string[], other: readonly string[]): boolean {
  return tags.some((tag) => other.includes(tag))
}

function touch(id: string): () => Promise<unknown> {
  return () => used.editor.patch(id).set({touched: Math.random()}).commit()
}

const PAGE =
  '*[_type == "article" && slug.current == $slug && language == "en"][0]{..., "by": by->name}'
const LIST = '*[_type == "article"] | order(slug.current) {slug}'

const keys = Array.from({length: 1001}, (_, index) => `s${index}`)
/** Documents that each refer to an article of their own. */
const many = keys
  .slice(0, 201)
  .flatMap((key) => [
    {create: {_id: `article-${key}`, _type: 'article'}},
    {create: {_id: `many-${key}`, _type: 'many', key, to: {_ref: `article-${key}`}}},
  ])

describe('a published change', () => {
  test('matches its own page and the lists, and no other page', async () => {
    const [a, b, list, pages] = await Promise.all([
      tagsOf(PAGE, {slug: 'a'}),
      tagsOf(PAGE, {slug: 'b'}),
      tagsOf(LIST),
      tagsOf('*[_type == "page" && path == "c"][0]'),
    ])
    const {publishedSyncTags: tags} = await announced(touch('a'))
    expect([a, b, list, pages].map((query) => meets(query, tags))).toStrictEqual([
      true,
      false,
      true,
      false,
    ])
  })

  test('of a dereferenced document matches the pages that show it', async () => {
    const a = await tagsOf(PAGE, {slug: 'a'})
    const b = await tagsOf(PAGE, {slug: 'b'})
    const {publishedSyncTags: tags} = await announced(touch('ann'))
    expect(meets(a, tags)).toBe(true)
    expect(meets(b, tags)).toBe(false)
  })

  test.each([
    ['*[_id == "b"]', false],
    ['*[slug.current in ["y", "z"]]', false],
    ['*[_type == "page"]{"a": related[]->{"s": slug.current}}', true],
    ['*[_type == "page"]{"n": *[_type == "person"]}', false],
    ['*[_id == "bob"]{"n": count(*[_type == "article" && references(^._id)])}', false],
    ['*[_id == "c"]{"n": *[_type == "article" && slug.current == ^.path]}', false],
    ['*[_id == "c"]{related[]{"n": *[_type == "article" && _id == ^._ref][0]}}', true],
    ['*[_id == "bob"]{"n": *[_type == "article" && slug.current == ^.missing]}', false],
  ])('%s: %s', async (query, expected) => {
    const tags = await tagsOf(query)
    const {publishedSyncTags} = await announced(touch('a'))
    expect(meets(tags, publishedSyncTags)).toBe(expected)
  })

  const ofAnn = '*[_type == "article" && by._ref == "ann" && language == "en"'
  const fourAreOne = 'A == 1 && B == 1 && C == 1 && D == 1'
  const inSlugs = 'slug.current in $slugs'
  const ofKey = '*[_type == "article" && slug.current == ^.key]'

  test.each<[string, number, boolean]>([
    // Four conditions tell queries apart: the type, references, and others by name.
    [`${ofAnn} && slug.current == "a" && zz == 1]`, 0, true],
    [`${ofAnn} && slug.current == "b" && zz == 1]`, 0, false],
    [`*[_type == "page" && ${fourAreOne}]`, 0, false],
    ['*[_type == "article" && references("ann") && A == 1 && B == 1 && C == 2]', 0, true],
    // As many as a thousand values tell queries apart; the type does in any case.
    [`*[_type == "article" && ${inSlugs}]`, 1000, false],
    [`*[_type == "article" && ${inSlugs}]`, 1001, true],
    [`*[${inSlugs}]`, 1001, true],
    [`*[${inSlugs} && language in $slugs]`, 32, true],
    // So do two hundred filters, and two hundred references.
    [`*[_type == "many"][0...199]{"n": ${ofKey}}`, 0, false],
    [`*[_type == "many"][0...200]{"n": ${ofKey}}`, 0, true],
    ['*[_type == "many"][0...200].to->key', 0, false],
    ['*[_type == "many"][0...201].to->key', 0, true],
  ])('%s with %i slugs: %s', async (query, count, expected) => {
    await used.lake.post('mutate', {mutations: many, transactionId: 'many'})
    await used.editor.patch('a').set({A: 1, B: 1, C: 1, D: 1}).commit()
    const tags = await tagsOf(query, {slugs: keys.slice(0, count)})
    const {publishedSyncTags} = await announced(touch('a'))
    expect(meets(tags, publishedSyncTags)).toBe(expected)
  })
})

describe('a change of a draft', () => {
  test('matches queries that see drafts, and no published page', async () => {
    await used.editor.create({_id: 'drafts.a', _type: 'article', slug: {current: 'a'}})
    const published = await tagsOf(PAGE, {slug: 'a'})
    const preview = await tagsOf('*[_type == "article" && slug.current == "a"][0]', {}, 'drafts')
    const raw = await tagsOf('*[_id == "drafts.a"]', {}, 'raw')
    const {publishedSyncTags, syncTags} = await announced(touch('drafts.a'))
    expect(publishedSyncTags).toStrictEqual([])
    expect(meets(published, syncTags)).toBe(false)
    expect(meets(preview, syncTags)).toBe(true)
    expect(meets(raw, syncTags)).toBe(true)
  })
})

test('after 512 combinations of paths, queries are told apart by type', async () => {
  const dataset = 'production'
  const lake = openLake({defaultDataset: dataset})
  const ask = async (name: string): Promise<string[]> => {
    const query = `*[_type == "note" && ${name} == 1]`
    const request = {dataset, query, identity: systemIdentity, perspective: 'published'}
    return (await lake.query(request)).syncTags
  }
  // Ids, types and whole datasets are combinations that every dataset has.
  const names = Array.from({length: 512 - 3}, (_, index) => `path${index}`)
  const [known = []] = (await Promise.all(names.map(ask))).slice(-1)
  expect(await ask(`${names.at(-1)}`)).toStrictEqual(known)
  const other = await ask('other')
  lake.mutate(dataset, {mutations: [{create: {_id: 'a', _type: 'note'}}]}, systemIdentity)
  const [transaction] = lake.transactionsSince(0)
  lake.close()
  expect(meets(known, transaction?.publishedSyncTags ?? [])).toBe(false)
  expect(meets(other, transaction?.publishedSyncTags ?? [])).toBe(true)
})

test('no result changes without an event for one of its tags', async () => {
  const dataset = DATASET
  const asking = fc.oneof(anyQuery, {weight: 6, arbitrary: simpleQuery})
  const questions = fc.array(fc.tuple(asking, perspectiveName, parameters), {
    minLength: 40,
    maxLength: 40,
  })
  let changed = 0
  const property = fc.asyncProperty(documents, documents, questions, async (first, next, asked) => {
    const lake = openLake({defaultDataset: dataset})
    const answers = () =>
      Promise.all(
        asked.map(async ([text, perspective, params]) => {
          const request = {dataset, query: text, params, perspective, identity: systemIdentity}
          const {result, syncTags} = await lake.query(request)
          return {about: `${perspective}: ${text}`, json: JSON.stringify(result), syncTags}
        }),
      )
    lake.mutate(dataset, {mutations: first.map((create) => ({create}))}, systemIdentity)
    let before = await answers()
    for (const {_id, ...fields} of next) {
      const mutations = [{delete: {id: _id}}, ...(fields['n'] ? [{create: {_id, ...fields}}] : [])]
      const last = lake.lastSequence()
      lake.mutate(dataset, {mutations}, systemIdentity)
      const [transaction] = lake.transactionsSince(last)
      const after = await answers()
      for (const [index, {about, json, syncTags}] of before.entries()) {
        if (after[index]?.json === json) continue
        changed += 1
        const isPublished = about.startsWith('published')
        const heard = isPublished ? transaction?.publishedSyncTags : transaction?.syncTags
        expect({about, mutations, isHeard: meets(syncTags, heard ?? [])}).toMatchObject({
          isHeard: true,
        })
      }
      before = after
    }
    lake.close()
  })
  await fc.assert(property, {seed: seedOr(20_267), numRuns: rounds(10, 100)})
  expect(changed).toBeGreaterThan(rounds(100, 1000))
})
