import type {ObjectSchemaType} from 'sanity'
import {afterEach, describe, expect, it, vi} from 'vitest'

import {articleQuery} from '../../../../components/blog/article-query'
import {pageQuery} from '../../../../components/sections/page-query'
import {conform} from '../../../../lib/sanity/conform'
import {insertFigures} from '../../../../lib/sanity/figures'
import {pathsQuery} from '../../../../lib/sanity/paths'
import {blogQuery, feedQuery, figuresQuery, siteSettingsQuery} from '../../../../lib/sanity/queries'
import type {FigureContent} from '../../../../lib/sanity/types'
import {blogPath} from '../../../../lib/urls/paths'
import {withTranslations} from '../../../../lib/urls/published-paths'
import {ask, dataset, type Fields, offeredLocales} from '../../content/dataset'
import {schema} from '../../content/studio'

const report = vi.fn<(leftOut: object) => void>()

afterEach(() => {
  report.mockClear()
})

const queries: [string, Fields][] = [
  [pathsQuery, {}],
  [figuresQuery, {keys: dataset.map(({key}) => key)}],
  ...offeredLocales.flatMap((locale): [string, Fields][] => [
    [siteSettingsQuery, {locale}],
    [blogQuery, {locale, path: blogPath}],
    [feedQuery, {locale, path: blogPath}],
  ]),
  ...dataset
    .filter(({_type}) => _type === 'page')
    .map(({language: locale, path}): [string, Fields] => [pageQuery, {locale, path, parent: ''}]),
  ...dataset
    .filter(({_type}) => _type === 'article')
    .map(({language: locale, slug}): [string, Fields] => [
      articleQuery,
      {locale, slug: (slug as Fields)['current']},
    ]),
]

it('keeps every value that matches the schema', async () => {
  expect(queries.length).toBeGreaterThan(40)
  for (const [query, params] of queries) {
    const result = await ask(query, params)
    expect(result).not.toBeNull()
    expect(conform(query, result, report)).toEqual(result)
  }
  expect(report).not.toHaveBeenCalled()
})

it('text is well formed, without control characters', async () => {
  const result = await ask(articleQuery, {locale: 'en', slug: 'odd', href: ''}, [
    {
      _id: 'odd',
      _type: 'article',
      language: 'en',
      slug: {current: 'odd'},
      title: 'Sales \ud83d\0\b\uffff report',
      summary: ' \u200B\u00A0\u2800',
      seo: {keywords: ['\udc00']},
      body: [
        {
          _type: 'codeSample',
          _key: '\ud83d',
          code: '\tif\r\n\ud83d',
        },
      ],
    },
  ])
  const text = JSON.stringify(conform(articleQuery, result))
  expect(text).toContain('Sales \uFFFD report')
  expect(text).toContain('"summary":""')
  expect(text).toContain(String.raw`"\tif\n`)
  expect(text).not.toMatch(/\\(?:ud[89a-f]|u0|[br])/i)
})

it('cells stay below their columns when others are left out', async () => {
  const table = {
    _id: 'odd',
    _type: 'comparisonTable',
    language: 'en',
    columns: [7, 'Beta', null, 'Ours'],
    rows: [
      {
        _key: 'a',
        cells: [null, {}, 'C', 'D'],
        answers: [null, 'no', 7, 'yes'],
      },
    ],
  }
  const data = {
    _key: 't',
    _type: 'dataTable',
    columns: ['', null, 'B'],
    rows: [{cells: [7, null, '290']}],
  }
  const article = {
    _id: 'a',
    _type: 'article',
    language: 'en',
    slug: {current: 'odd'},
    body: [
      data,
      {
        _key: 'c',
        _type: 'embeddedComparison',
        table: {_ref: 'odd'},
      },
    ],
  }
  const result = await ask(articleQuery, {locale: 'en', slug: 'odd', href: ''}, [table, article])
  expect(conform(articleQuery, result, report)).toMatchObject({
    body: [
      {columns: ['', '', 'B'], rows: [{cells: ['', '', '290']}]},
      {
        table: {
          columns: ['', 'Beta', '', 'Ours'],
          rows: [{cells: ['', '', 'C', 'D'], answers: ['', 'no', '', 'yes']}],
        },
      },
    ],
  })
})

it.each([{value: '67'}, {value: null}, {value: 5, upTo: '10'}])(
  'the figure %j is a dash, not a number',
  async (numbers) => {
    const figure = {_id: 'odd', _type: 'figure', key: 'odd', suffix: {en: '%', fr: '%'}, ...numbers}
    const found = conform(figuresQuery, await ask(figuresQuery, {keys: ['odd']}, [figure]), report)
    expect(insertFigures('{{odd}}', found as FigureContent[], 'en')).toBe('–')
    expect(report).toHaveBeenCalledTimes(numbers.value === null ? 0 : 1)
  },
)

const page = (changes: Fields): Fields => ({
  _id: 'odd',
  _type: 'page',
  language: 'en',
  path: 'odd',
  ...changes,
})

it('an item without a key gets one that no other item has', () => {
  const sections = ['item-1', undefined, 'item-1', '', 'own'].map((_key) => ({_key, _type: 'tip'}))
  const conformed = conform('*[_type == "page"][0]{sections[]{_key, _type}}', {sections})
  const keys = conformed.sections.map(({_key}) => _key)
  expect(keys).toEqual(['item-1', 'item-1-', 'item-2', 'item-3', 'own'])
})

it.each([
  ['a text', {title: 7}, '.title', {title: ''}],
  [
    'a date',
    {sections: [{_key: 'a', _type: 'spotlight', until: '31/12/2025'}]},
    '.sections[0].until',
    {sections: [{until: null}]},
  ],
  [
    'an item',
    {sections: [{_key: 'a', _type: 'steps', steps: ['x', {_key: 'b', heading: 'Speak'}]}]},
    '.sections[0].steps[0]',
    {sections: [{steps: {length: 1}}]},
  ],
  [
    'a section',
    {sections: [{_key: 'a', _type: 'unknown'}]},
    '.sections[0]',
    {sections: {length: 0}},
  ],
  [
    'a field of a section',
    {sections: [{_key: 'a', _type: 'tip', heading: ['x']}]},
    '.sections[0].heading',
    {sections: [{heading: ''}]},
  ],
])('removes %s that does not match the schema, and reports its path', async (...given) => {
  const [, changes, path, expected] = given
  const params = {locale: 'en', path: 'odd', parent: ''}
  const result = await ask(pageQuery, params, [page(changes)])
  expect(conform(pageQuery, result, report)).toMatchObject(expected)
  expect(report).toHaveBeenCalledWith({id: 'odd', path})
})

/** The names of all fields of the schema that hold a day or a moment. */
const dateFields = new Set(
  schema
    .getTypeNames()
    .flatMap((name) => (schema.get(name) as Partial<ObjectSchemaType>).fields ?? [])
    .filter(({type}) => ['date', 'datetime'].includes(type.name))
    .map(({name}) => name),
)

it.each([...dateFields])('removes what is no date from %s', (name) => {
  expect(conform(`{"${name}": "2026-03-02"}`, {[name]: 'yesterday'}, report)).toEqual({[name]: ''})
  expect(report).toHaveBeenCalledOnce()
})

const block = {_type: 'block', _key: 'b', style: 'h2', listItem: 'bullet', level: 1}
const span = {_type: 'span', _key: 's', text: 'Said', marks: ['strong']}

describe('a text', () => {
  const body = '*[_type == "article"][0]{body}'

  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])(
    'loses types, styles, lists and marks named %s, which every object inherits',
    (name) => {
      const odd = {
        ...block,
        style: name,
        listItem: name,
        markDefs: [{_type: name, _key: 'n'}],
        children: [
          {...span, marks: ['strong', name]},
          {...span, _key: 't', _type: name},
        ],
      }
      const plain = {...block, style: 'normal', listItem: undefined, markDefs: [], children: [span]}
      expect(conform(body, {body: [odd, {...block, _type: name}]})).toEqual({body: [plain]})
    },
  )

  it.each([
    [1e9, 10],
    [3, 3],
    [-5, 1],
    ['deep', 1],
    [null, 1],
  ])('has a list of level %j at level %s', (written, level) => {
    const text = {...block, children: [span]}
    expect(conform(body, {body: [{...text, level: written}]})).toEqual({body: [{...text, level}]})
  })
})

it.each([null, 5, 'x', {documents: [null, 7]}])(
  'leaves %j out of lists of the addresses of all pages',
  (odd) => {
    const result = {pages: [odd], articles: [], translations: [odd], redirects: [odd]}
    const conformed = conform(pathsQuery, result as never)
    expect(() => withTranslations(conformed)).not.toThrow()
  },
)
