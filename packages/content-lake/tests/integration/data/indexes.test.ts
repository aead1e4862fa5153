import {beforeAll, describe, expect, test} from 'vitest'

import {useLake} from '../../lake.ts'

const used = useLake()

const ARTICLES = 1000
const AUTHORS = 100
const PAGES = 20

type Seed = Record<string, unknown> & {_id: string; _type: string}

function article(number: number): Seed {
  return {
    _id: `article-${number}`,
    _type: 'article',
    language: number % 2 === 0 ? 'en' : 'fr',
    slug: {current: `slug-${number}`},
    author: {_type: 'reference', _ref: `author-${number % AUTHORS}`, _weak: true},
  }
}

beforeAll(async () => {
  const seeds: Seed[] = [
    ...Array.from({length: ARTICLES}, (_, number) => article(number)),
    ...Array.from({length: AUTHORS}, (_, number) => {
      return {_id: `author-${number}`, _type: 'author', name: `Author ${number}`}
    }),
    ...Array.from({length: PAGES}, (_, number) => {
      const picked = {_type: 'reference', _ref: `article-${number}`, _weak: true}
      return {_id: `page-${number}`, _type: 'page', picked, ids: [`article-${number}`, 'author-1']}
    }),
    {...article(1), _id: 'drafts.article-1'},
    {...article(ARTICLES), _id: `drafts.article-${ARTICLES}`},
    {...article(2), _id: 'versions.rSpring.article-2'},
  ]
  const transaction = used.editor.transaction()
  for (const seed of seeds) transaction.create(seed)
  await transaction.commit()
})

type Perspective = 'raw' | 'published' | 'drafts' | string[]

/** Returns the number of documents that a query reads. */
async function rowsOf(
  query: string,
  params: Record<string, unknown> = {},
  perspective: Perspective = 'published',
): Promise<{rows: number; result: unknown}> {
  const {lake} = used
  const before = lake.rows()
  const result: unknown = await used.editor.fetch(query, params, {perspective} as {
    perspective: 'raw'
  })
  return {rows: lake.rows() - before, result}
}

describe('a query reads no more documents than it needs', () => {
  test.each<[query: string, rows: number, params?: Record<string, unknown>]>([
    ['*[_type == "page"]._id', PAGES],
    ['*[_type in ["page", "author"]]._id', PAGES + AUTHORS],
    ['*[_type == $type && !defined(x) && _id > "page-5"]._id', PAGES, {type: 'page'}],
    ['*[_id == "author-7"][0].name', 1],
    ['*[_id in $ids]._id', 2, {ids: ['author-1', 'article-5', 'none']}],
    ['*[_id == "page-3" || _id == "page-4"]._id', 2],
    ['*[sanity::versionOf("page-1")]._id', 1],
    ['*[references("author-5")]._id', ARTICLES / AUTHORS],
    ['*[_type == "article" && references("author-5")]._id', ARTICLES / AUTHORS],
    ['*[_type == "page"]{"title": picked->slug.current}', PAGES * 2],
    ['*[_type == "page"].picked->author->name', PAGES * 3],
    ['*[_id == "author-5"]{"n": count(*[references(^._id)])}', 1 + ARTICLES / AUTHORS],
    ['*[_type == "page"]{"a": *[_id == ^.picked._ref][0]._id}', PAGES * 2],
    ['*[_type == "page"]{"a": *[_id in ^.ids]._id}', PAGES * 3],
    ['*[_type == "nothing"]._id', 0],
  ])('%s: %i', async (query, expected, params) => {
    expect((await rowsOf(query, params)).rows).toBe(expected)
  })

  test.each<[perspective: Perspective, query: string, rows: number]>([
    ['raw', '*[_type == "page"]._id', PAGES],
    ['raw', '*[sanity::versionOf("article-1")]._id', 2],
    ['drafts', '*[_type == "page"]._id', PAGES],
    ['drafts', '*[_id == "article-1"]{"a": author->name}', 2],
    ['drafts', '*[references("author-0")]._id', 1 + ARTICLES / AUTHORS],
    ['drafts', '*[sanity::versionOf("article-1")]._id', 1],
    [['rSpring', 'drafts'], '*[_id == "article-2"]{"a": author->name}', 2],
    [['rSpring', 'drafts'], '*[_type == "page"]{"title": picked->slug.current}', PAGES * 2],
  ])('in the perspective %s, %s: %i', async (perspective, query, expected) => {
    expect((await rowsOf(query, {}, perspective)).rows).toBe(expected)
  })
})

test('words are indexed when a text is first searched', async () => {
  const query = '*[_type == "author" && @ match text::query($search)]._id'
  const {rows, result} = await rowsOf(query, {search: '"author 42"'})
  expect(result).toStrictEqual(['author-42'])
  expect(rows).toBeLessThanOrEqual(20)
})
