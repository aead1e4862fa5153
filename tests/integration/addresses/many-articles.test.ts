import {beforeAll, expect, test} from 'vitest'

import {readPaths} from '../../../lib/sanity/paths'
import {publishedHrefs} from '../../../lib/urls/published-paths'
import {rounds} from '../../nightly.ts'
import {useLake} from '../lake.ts'

const used = useLake()

/** The number of articles, each in two languages. */
const ARTICLES = rounds(1000, 5000)
const AT_ONCE = 500

const article = (number: number, language: 'en' | 'fr') => ({
  _id: `article-${number}-${language}`,
  _type: 'article',
  language,
  slug: {current: `${language}-${number}`},
  publishedAt: new Date(Date.UTC(2020, 0, -number)).toISOString().slice(0, 10),
})

const translation = (number: number) => ({
  _id: `translation-${number}`,
  _type: 'translation.metadata',
  translations: ['en', 'fr'].map((language) => ({
    _key: language,
    language,
    value: {_type: 'reference', _ref: `article-${number}-${language}`, _weak: true},
  })),
})

beforeAll(async () => {
  for (let start = 0; start < ARTICLES; start += AT_ONCE) {
    const transaction = used.editor.transaction()
    for (let number = start; number < start + AT_ONCE; number += 1) {
      transaction.create(article(number, 'en')).create(article(number, 'fr'))
      transaction.create(translation(number))
    }
    await transaction.commit({visibility: 'async', returnDocuments: false})
  }
})

test('reads the paths of thousands of articles without a token, each document once', async () => {
  // The count is for tests alone, and so no part of the interface.
  const lake = used.lake.lake as unknown as {rows: number}
  const before = lake.rows
  const hrefs = publishedHrefs(await readPaths(used.anonymous))
  expect(hrefs.size).toBe(ARTICLES * 2)
  expect(hrefs.get('/blog/en-999')).toEqual({en: '/blog/en-999', fr: '/fr/blog/fr-999'})
  expect(lake.rows - before).toBe(ARTICLES * 3)
})
