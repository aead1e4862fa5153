import type {ClientPerspective} from '@sanity/client'
import {
  type ContentSourceMap,
  parseJsonPath,
  resolveEditUrl,
  resolveMapping,
} from '@sanity/client/csm'
import {stegaClean} from '@sanity/client/stega'
import {vercelStegaDecode} from '@vercel/stega'
import * as fc from 'fast-check'
import {beforeAll, describe, expect, test} from 'vitest'

import {DATASET, useLake} from '../../lake.ts'
import {rounds, seedOr} from '../../nightly.ts'
import {
  type Document,
  documents,
  parameters,
  perspectiveName,
  projection,
  query,
  seen,
  store,
} from './random-queries.ts'

const used = useLake()

const ANN = {_id: 'ann', _type: 'person', name: 'Ann', tags: ['b', 'a', 'b']}
const POST = {
  _id: 'post',
  _type: 'post',
  title: 'Hello',
  lead: null,
  price: 3,
  slug: {_type: 'slug', current: 'hello'},
  author: {_type: 'reference', _ref: 'ann'},
  people: [
    {_key: 'p2', _type: 'reference', _ref: 'bob'},
    {_key: "p'1", _type: 'reference', _ref: 'ann'},
  ],
  sections: [
    {_key: 's1', _type: 'hero', text: 'One', lines: ['x', 'y']},
    {_key: 's2', _type: 'quote', text: 'Two'},
  ],
  "odd 'name'": 'odd',
}
const DOCUMENTS: Document[] = [
  ANN,
  {_id: 'bob', _type: 'person', name: 'Bob', tags: []},
  {_id: 'drafts.bob', _type: 'person', name: 'Bob, drafted', tags: []},
  {_id: 'versions.r1.bob', _type: 'person', name: 'Bob, released', tags: []},
  POST,
]

interface Options {
  perspective?: ClientPerspective
  resultSourceMap?: boolean | 'withKeyArraySelector'
}

const answerOf = (asking: string, options: Options = {}) =>
  used.editor.fetch<unknown>(
    asking,
    {word: 'given'},
    {resultSourceMap: 'withKeyArraySelector', ...options, filterResponse: false},
  )

/** Returns the primitive values of a result, with their paths. */
function leaves(value: unknown, path: (string | number)[] = []): [typeof path, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, item]) => {
    return leaves(item, [...path, Array.isArray(value) ? Number(name) : name])
  })
}

/** Returns a source map with documents and paths in place of their indexes. */
function readable({mappings, ...map}: ContentSourceMap): Record<string, string> {
  const entries = Object.entries(mappings).map(([place, {source}]) => {
    if (source.type !== 'documentValue') return [place, source.type]
    return [place, `${map.documents[source.document]?._id} ${map.paths[source.path]}`]
  })
  return Object.fromEntries(entries) as Record<string, string>
}

beforeAll(async () => {
  await used.editor.mutate(DOCUMENTS.map((document) => ({createOrReplace: document})))
})

describe('a query', () => {
  test('has a map in the form of the specification', async () => {
    const {result, resultSourceMap} = await answerOf(
      '*[_id == "post"]{title, "name": author->name}',
    )
    expect(result).toStrictEqual([{title: 'Hello', name: 'Ann'}])
    expect(resultSourceMap).toStrictEqual({
      documents: [
        {_id: 'post', _type: 'post'},
        {_id: 'ann', _type: 'person'},
      ],
      paths: ["$['title']", "$['name']"],
      mappings: {
        "$[0]['title']": {type: 'value', source: {type: 'documentValue', document: 0, path: 0}},
        "$[0]['name']": {type: 'value', source: {type: 'documentValue', document: 1, path: 1}},
      },
    })
  })

  test.each<[asking: string, map: Record<string, string>]>([
    ['*[_type == "person"]', {'$[0]': 'ann $', '$[1]': 'bob $'}],
    [
      '*[_id == "post"][0]{"odd \'name\'": @["odd \'name\'"]}',
      {"$['odd \\'name\\'']": "post $['odd \\'name\\'']"},
    ],
    [
      '*[_id == "post"][0].sections[].lines[]',
      {
        '$[0]': "post $['sections'][?(@._key=='s1')]['lines'][0]",
        '$[1]': "post $['sections'][?(@._key=='s1')]['lines'][1]",
      },
    ],
    ['*[_id == "post"][0]{"x": coalesce(lead, title, "none")}', {"$['x']": "post $['title']"}],
    ['*[_id == "ann"][0]{"x": array::compact([lead, name])}', {"$['x'][0]": "ann $['name']"}],
    [
      '*[_id == "post"][0]{"x": select(price > 5 => lead, price > 2 => title, price)}',
      {"$['x']": "post $['title']"},
    ],
    [
      '*[_id == "post"][0].sections[_type == "quote"]',
      {'$[0]': "post $['sections'][?(@._key=='s2')]"},
    ],
    [
      '*[_id == "ann"][0]{"x": tags | order(@)}',
      {
        "$['x'][0]": "ann $['tags'][1]",
        "$['x'][1]": "ann $['tags'][0]",
        "$['x'][2]": "ann $['tags'][2]",
      },
    ],
    [
      '*[_id == "post"][0]{sections[]{"x": ^.title, "y": ^.^.title, "z": @.text}}',
      {
        "$['sections'][0]['x']": "post $['title']",
        "$['sections'][0]['z']": "post $['sections'][?(@._key=='s1')]['text']",
        "$['sections'][1]['x']": "post $['title']",
        "$['sections'][1]['z']": "post $['sections'][?(@._key=='s2')]['text']",
      },
    ],
    ['*[_id == "post"][0].people[1]', {$: "post $['people'][?(@._key=='p\\'1')]"}],
    [
      '*[_id == "ann"][0]{"x": ["first", ...tags[0...1], name]}',
      {"$['x'][0]": 'literal', "$['x'][1]": "ann $['tags'][0]", "$['x'][2]": "ann $['name']"},
    ],
    ['*[_id == "ann"][0]{"x": array::unique(tags)}', {"$['x']": 'unknown'}],
    [
      '*[_type == "person"] | score(name match "bob") | order(_score desc) {name, _score}',
      {
        "$[0]['name']": "bob $['name']",
        "$[0]['_score']": 'unknown',
        "$[1]['name']": "ann $['name']",
        "$[1]['_score']": 'unknown',
      },
    ],
    [
      '{"one": 1, "word": $word, "list": [true]}',
      {"$['one']": 'literal', "$['word']": 'literal', "$['list'][0]": 'literal'},
    ],
    [
      '*[_id == "post"][0]{"x": title + "!", "y": price * 2, "z": upper(title), "list": price in [3]}',
      {"$['x']": 'unknown', "$['y']": 'unknown', "$['z']": 'unknown', "$['list']": 'unknown'},
    ],
    [
      'fn ex::name($p) = $p{name}; *[_id == "ann"]{"n": ex::name(@)}',
      {"$[0]['n']['name']": "ann $['name']"},
    ],
    [
      String.raw`*[_id == "post"][0]{"\"a\"": title, "b\\\n": title}`,
      {[String.raw`$['"a"']`]: "post $['title']", [String.raw`$['b\\\n']`]: "post $['title']"},
    ],
    [
      '*[_id == "post"][0]{"x": slug{"y": ^.author{"a": ^.current, "b": ^.^.title, "c": ^.^.^.title}}}',
      {
        "$['x']['y']['a']": "post $['slug']['current']",
        "$['x']['y']['b']": "post $['title']",
      },
    ],
  ])('%s', async (asking, map) => {
    const {result, resultSourceMap} = await answerOf(asking, {perspective: 'published'})
    expect(readable(resultSourceMap!)).toStrictEqual(map)
    const options = {perspective: 'published'} as const
    expect(await used.editor.fetch(asking, {word: 'given'}, options)).toStrictEqual(result)
  })

  test('names members of lists by index unless their keys are asked for', async () => {
    const asking = '*[_id == "post"][0].sections[]{text}'
    const {resultSourceMap} = await answerOf(asking, {resultSourceMap: true})
    expect(readable(resultSourceMap!)).toStrictEqual({
      "$[0]['text']": "post $['sections'][0]['text']",
      "$[1]['text']": "post $['sections'][1]['text']",
    })
  })

  test.each([
    ['published', 'bob'],
    ['drafts', 'drafts.bob'],
    ['r1', 'versions.r1.bob'],
    ['raw', 'bob'],
  ] as const)('in the perspective %s has a map that names %s', async (as, id) => {
    const options = {perspective: as === 'r1' ? [as] : as}
    const {resultSourceMap} = await answerOf('*[_id == "bob"]{name, _id}', options)
    expect(readable(resultSourceMap!)).toStrictEqual({
      "$[0]['name']": `${id} $['name']`,
      "$[0]['_id']": `${id} $['_id']`,
    })
  })
})

describe('a source map', () => {
  test.each([
    ['yes', 400],
    ['', 200],
    ['false', 200],
  ])('is absent with resultSourceMap=%s: %i', async (value, status) => {
    const path = `/v2025-02-19/data/query/${DATASET}?query=1&resultSourceMap=${value}`
    const response = await used.lake.request(path)
    expect(response.status).toBe(status)
    expect(await response.json()).not.toHaveProperty('resultSourceMap')
  })

  test('opens the document and the field of each string in the Studio', async () => {
    const studioUrl = 'https://studio.example'
    const asking = '*[_id == "post"][0]{title, sections[]{text}, "person": people[0]->name, price}'
    const options = {perspective: 'drafts', resultSourceMap: 'withKeyArraySelector'} as const
    const client = used.editor.withConfig({...options, stega: {enabled: true, studioUrl}})
    const plain = await used.editor.fetch<object>(asking, {}, options)
    const encoded = await client.fetch<object>(asking)
    expect(stegaClean(encoded)).toStrictEqual(plain)

    const {resultSourceMap} = await answerOf(asking, options)
    const opened = leaves(encoded).map(([resultPath, text]) => {
      if (typeof text !== 'string') return undefined
      const href = resolveEditUrl({resultSourceMap: resultSourceMap!, resultPath, studioUrl})
      expect(vercelStegaDecode(text)).toMatchObject({href})
      const {searchParams} = new URL(href!)
      return ['id', 'type', 'path'].map((name) => searchParams.get(name)).join(' ')
    })
    expect(opened).toStrictEqual([
      'post post title',
      'post post sections[_key=="s1"].text',
      'post post sections[_key=="s2"].text',
      'bob person name',
      undefined,
    ])
  })
})

type Step = ReturnType<typeof parseJsonPath>[number]

function valueAt(document: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof step !== 'object') return (value as Record<string | number, unknown>)[step]
    return (value as {_key: string}[]).find(({_key}) => _key === step._key)
  }, document)
}

/** Returns each mapped value of a result with the value at the mapped path of its document. */
function mappedValues(result: unknown, map: ContentSourceMap, shown: readonly Document[]) {
  return leaves(result).flatMap(([path, value]) => {
    const {mapping, pathSuffix} = resolveMapping(path, map) ?? {}
    if (mapping?.source.type !== 'documentValue') return []
    const named = map.documents[mapping.source.document]
    const document = shown.find(({_id, _originalId}) => (_originalId ?? _id) === named?._id)
    const sourcePath = parseJsonPath(`${map.paths[mapping.source.path]}${pathSuffix}`)
    return [{path, value, original: valueAt(document, sourcePath)}]
  })
}

test('mapped values are those of the documents, and a map changes no result', async () => {
  const question = fc.oneof(
    query,
    projection.map((attributes) => `*${attributes}`),
  )
  const questions = fc.array(fc.tuple(question, perspectiveName, parameters), {
    minLength: 20,
    maxLength: 20,
  })
  let mapped = 0
  const property = fc.asyncProperty(documents, questions, async (wanted, asked) => {
    const stored = await store(used, wanted)
    for (const [asking, as, params] of asked) {
      const options = {perspective: as.split(',') as ['published'], filterResponse: false} as const
      const plain = await used.editor.fetch(asking, params, options)
      for (const resultSourceMap of [true, 'withKeyArraySelector'] as const) {
        const answer = await used.editor.fetch(asking, params, {...options, resultSourceMap})
        const about = `${as}: ${asking}`
        const {resultSourceMap: map, ...rest} = answer
        expect({about, ...rest, ms: 0}).toStrictEqual({about, ...plain, ms: 0})
        const values = mappedValues(answer.result, map!, seen(stored, as))
        for (const {path, value, original} of values) {
          expect({about, path, value}).toStrictEqual({about, path, value: original})
        }
        mapped += values.length
      }
    }
  })
  await fc.assert(property, {seed: seedOr(20_262), numRuns: rounds(4, 200)})
  expect(mapped).toBeGreaterThan(rounds(1000, 40_000))
})
