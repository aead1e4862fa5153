import {readFileSync} from 'node:fs'

import {beforeAll, describe, expect, it, test} from 'vitest'

import {useLake} from '../../lake.ts'
import {DATASET, PROJECT} from '../../lake.ts'

const used = useLake()

const functions = readFileSync(new URL('../../../docs/groq.md', import.meta.url), 'utf8')

const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

const here = 'geo::latLng(1, 2)'

/** A query for each function, with its result. */
const supported: Record<string, [query: string, result: unknown]> = {
  'array::compact': ['array::compact([1, null])', [1]],
  'array::intersects': ['array::intersects([1], [1, 2])', true],
  'array::join': ['array::join(["a", "b"], "-")', 'a-b'],
  'array::unique': ['array::unique([1, null, 1, null])', [1, null]],
  boost: [
    '*[_id == "a"] | score(boost(title match "hello", 2)) {"more": _score > 1}',
    [{more: true}],
  ],
  coalesce: ['coalesce(null, 1)', 1],
  count: ['count(*[_type == "note"])', 2],
  dateTime: ['dateTime("2020-01-01T00:00:00Z") < dateTime(now())', true],
  'dateTime::now': ['dateTime::now() > dateTime("2020-01-01T00:00:00Z")', true],
  defined: ['defined(null)', false],
  'diff::changedAny': ['diff::changedAny({"a": 1}, {"a": 2}, a)', true],
  'diff::changedOnly': ['diff::changedOnly({"a": 1, "b": 1}, {"a": 2, "b": 2}, a)', false],
  geo: ['geo({"lat": 1, "lon": 2})', {type: 'Point', coordinates: [2, 1]}],
  'geo::contains': [`geo::contains(${here}, ${here})`, true],
  'geo::distance': [
    // From JFK to LHR.
    'round(geo::distance(geo::latLng(40.6, -73.8), geo::latLng(51.6, -0.5)))',
    5_543_087,
  ],
  'geo::intersects': [`geo::intersects(${here}, ${here})`, true],
  'geo::latLng': [here, {type: 'Point', coordinates: [2, 1]}],
  identity: ['identity()', 'local-administrator'],
  length: ['length("abc")', 3],
  lower: ['lower("A")', 'a'],
  'math::avg': ['math::avg([1, 3])', 2],
  'math::max': ['math::max([1, 3])', 3],
  'math::min': ['math::min([1, 3])', 1],
  'math::sum': ['math::sum([1, 3])', 4],
  now: ['now() > "2020"', true],
  order: ['*[_type == "note"] | order(_id desc)._id', ['b', 'a']],
  path: ['*[_type == "note" && _id in path("a" + "*")]._id', []],
  'pt::text': ['*[_id == "a"][0]{"text": pt::text(body)}.text', 'A text'],
  references: ['*[references("b")]._id', ['a']],
  'releases::all': ['releases::all()', []],
  round: ['round(1.26, 1)', 1.3],
  'sanity::dataset': ['sanity::dataset()', DATASET],
  'sanity::partOfRelease': ['*[sanity::partOfRelease("none")]', []],
  'sanity::versionOf': ['*[sanity::versionOf("a")]._id', ['a']],
  'sanity::projectId': ['sanity::projectId()', PROJECT],
  score: ['*[_type == "note"] | score(title match "hello") | order(_score desc)[0]._id', 'a'],
  select: ['select(1 > 2 => 1, 2)', 2],
  string: ['string(1)', '1'],
  'string::lower': ['string::lower("A")', 'a'],
  'string::split': ['string::split("a,b", ",")', ['a', 'b']],
  'string::startsWith': ['string::startsWith("ab", "a")', true],
  'string::upper': ['string::upper("a")', 'A'],
  'text::query': ['*[@ match text::query("hello")]._id', ['a']],
  upper: ['upper("a")', 'A'],
}

const note = {_id: 'a', _type: 'note', _rev: '', _createdAt: '', _updatedAt: '', title: 'Old'}

/** The same for functions on changes; the title changes to "New". */
const ofChanges: Record<string, [query: string, result: unknown]> = {
  after: ['after().title', 'New'],
  before: ['before().title', 'Old'],
  'delta::changedAny': ['delta::changedAny((title, slug.current))', true],
  'delta::changedOnly': ['delta::changedOnly(slug)', false],
  'delta::operation': ['delta::operation()', 'update'],
}

beforeAll(async () => {
  await used.editor.create({_id: 'b', _type: 'note'})
  await used.editor.create({
    _id: 'a',
    _type: 'note',
    title: 'Hello there',
    body: [{_type: 'block', _key: 'k', children: [{_type: 'span', _key: 's', text: 'A text'}]}],
    to: {_type: 'reference', _ref: 'b'},
  })
})

describe('the documentation', () => {
  const [can = '', cannot = ''] = functions.split('Refused')

  it('lists the functions that are tested here', () => {
    const tested = {...supported, ...ofChanges}
    const listed = codeIn(can).filter((code) => code in tested)
    expect(listed.toSorted()).toEqual(Object.keys(tested).toSorted())
  })

  test.each(Object.entries(supported))('%s does what it is for', async (_name, [query, result]) => {
    expect(await used.administrator.fetch(query)).toEqual(result)
  })

  test.each(Object.entries(ofChanges))('%s does what it is for', (_name, [query, result]) => {
    const {lake} = used.lake
    const after = {...note, title: 'New'}
    expect(lake.queryChange(query, {before: note, after})).toEqual(result)
  })

  test.each(codeIn(cannot).filter((code) => code.includes('::')))('%s is refused', async (name) => {
    await expect(used.administrator.fetch(`${name}(1)`)).rejects.toMatchObject({statusCode: 400})
  })
})
