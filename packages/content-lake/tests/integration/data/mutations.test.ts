import {beforeAll, describe, expect, test} from 'vitest'

import {useLake} from '../../lake.ts'
import {
  exists,
  type Fault,
  immutable,
  invalid,
  missing,
  refusal,
  refusalOf,
  wrongRevision,
} from '../../refusals.ts'

const used = useLake()

const send = (body: object) => used.lake.post('mutate', body)

const note = (_id: string, n?: number) => ({_id, _type: 'note', n})

describe('documents', () => {
  test('create answers the document and makes an id when there is none', async () => {
    const created = await used.editor.create({_type: 'note', title: 'a'})
    expect(created._id).toMatch(/^[A-Za-z0-9]{22}$/)
    expect(created).toMatchObject({_type: 'note', title: 'a'})
    const prefixed = await used.editor.create({_id: 'drafts.', _type: 'note'})
    expect(prefixed._id).toMatch(/^drafts\.[A-Za-z0-9]{22}$/)
    expect(await used.editor.getDocument(created._id)).toStrictEqual(created)
  })

  test('a new document keeps its timestamps, and a replaced one that of its creation', async () => {
    const [_createdAt, _updatedAt] = ['2001-01-01T00:00:00Z', '2002-01-01T00:00:00Z']
    const dated = {_id: 'dated', _type: 'note', _createdAt, _updatedAt}
    expect(await used.editor.create(dated)).toMatchObject({_createdAt, _updatedAt})
    const {_createdAt: _, ...later} = dated
    const replaced = await used.editor.createOrReplace(later)
    expect(replaced).toMatchObject({_createdAt, _updatedAt: expect.not.stringMatching(/^2002/)})
    const patched = await used.editor.patch('dated').set({_createdAt: 1, _updatedAt: 1}).commit()
    expect(patched).toMatchObject({_createdAt, _updatedAt: expect.stringMatching(/^20/)})
  })

  test.each([
    ['*[_type == "queried"]', ['drafts.queried', 'queried']],
    ['*[_type == "queried"]{_id}[1]', ['queried']],
    ['*[_type == $type]._id', []],
    ['*[_type == "queried"]{"_id": 1}', []],
    ['*[_type == "queried" && _createdAt > now()]', []],
  ])('the query %s of a mutation selects %j', async (query, ids) => {
    await used.editor.createOrReplace({_id: 'queried', _type: 'queried'})
    await used.editor.createOrReplace({_id: 'drafts.queried', _type: 'queried'})
    const mutations = [{patch: {query, params: {type: 'queried'}, set: {n: 1}}}]
    const results = ids.map((id) => ({id, operation: 'update'}))
    expect(await used.lake.post('mutate?dryRun=true', {mutations})).toStrictEqual([
      200,
      {transactionId: expect.any(String), results},
    ])
  })

  test('a patch reaches attributes in brackets', async () => {
    await used.editor.create({
      _id: 'brackets',
      _type: 'note',
      'foo-bar': 1,
      nested: {deep: {q: 1}, 'it\'s "so"': 1},
      items: [{_key: '["foo-bar"]', 'a b': 1}],
      'a list': [1],
    })
    await used.editor
      .patch('brackets')
      .set({
        'nested["deep"].q': 2,
        '["new one"]': {a: 1},
        'nested["it\'s \\"so\\""]': 2,
        'items[_key == "[\\"foo-bar\\"]"]["a b"]': 2,
      })
      .inc({'["foo-bar"]': 1})
      .setIfMissing({'nested["deep"].b': 2})
      .insert('after', '["a list"][-1]', [2])
      .unset(['nested["deep"].r'])
      .commit()
    expect(await used.editor.getDocument('brackets')).toMatchObject({
      'foo-bar': 2,
      nested: {deep: {q: 2, b: 2}, 'it\'s "so"': 2},
      items: [{'a b': 2}],
      'new one': {a: 1},
      'a list': [1, 2],
    })
    await used.editor.patch('brackets').unset(['["foo-bar"]']).commit()
    expect(await used.editor.getDocument('brackets')).not.toHaveProperty('foo-bar')
  })

  const list = [{_key: 'a', x: 1, n: {x: 5}}, {_key: 'b', x: 2}, {_key: 'c', x: 3}, {_key: 'd'}]
  const start = {list, tags: ['p', 'q', 'r', 's'], o: {k: {x: 9}}, numbers: [1, 2, 3], text: 'ab'}
  const xs = (...values: unknown[]) => ({
    list: list.map((item, index) => {
      const {x: _, ...rest} = item as {x?: number}
      return values[index] === undefined ? rest : {...rest, x: values[index]}
    }),
  })

  const everyX = {list: [{...list[0], x: 7, n: {x: 7}}, ...xs(7, 7, 7).list.slice(1)]}

  test.each<[object, object]>([
    [{set: {'list[*].x': 7}}, xs(7, 7, 7, 7)],
    [{set: {'list[1:3].x': 7}}, xs(1, 7, 7)],
    [{set: {'list[x > 2, _key == "a"].x': 7}}, xs(7, 2, 7)],
    [{set: {'list[x?].x': 7}}, xs(7, 7, 7)],
    [{set: {'list..x': 7}}, everyX],
    [{set: {'tags[@ == "q"]': 'z'}}, {tags: ['p', 'z', 'r', 's']}],
    [{set: {'o.*': 1}}, {o: {k: 1}}],
    [{set: {numbers: [4]}, inc: {'numbers[*]': 1}}, {numbers: [5]}],
    [{setIfMissing: {'list[*].x': 7}}, xs(1, 2, 3, 7)],
    [
      {setIfMissing: {'list[*].y': 7}, unset: ['list[_key!="a"].y']},
      {list: [{...list[0], y: 7}, ...list.slice(1)]},
    ],
    [{unset: ['list[*].x']}, xs()],
    [{unset: ['numbers[@ > 1]', 'o..x']}, {numbers: [1], o: {k: {}}}],
    [{inc: {'list[1:3].x': 10}}, xs(1, 12, 13)],
    [{dec: {'numbers[*]': 1, 'o..x': 1}}, {numbers: [0, 1, 2], o: {k: {x: 8}}}],
    [{insert: {before: 'tags[@ == "q"]', items: ['t']}}, {tags: ['p', 't', 'q', 'r', 's']}],
    [{insert: {replace: 'tags[1:3]', items: ['t']}}, {tags: ['p', 't', 's']}],
    [{diffMatchPatch: {'tags[*]': '@@ -1 +1 @@\n-p\n+z\n'}}, {tags: ['z', 'z', 'z', 'z']}],
  ])('a patch reaches all that its paths match: %j', async (patch, expected) => {
    await used.editor.createOrReplace({_id: 'matched', _type: 'note', ...start})
    await used.editor.mutate([{patch: {id: 'matched', ...patch}}] as never)
    const matched = await used.editor.getDocument('matched')
    const {_id, _type, _rev, _createdAt, _updatedAt} = matched ?? {}
    const system = {_id, _type, _rev, _createdAt, _updatedAt}
    expect(matched).toStrictEqual({...system, ...start, ...expected})
  })

  test('objects in lists get keys when asked for, wherever they come from', async () => {
    const keyed = {autoGenerateArrayKeys: true}
    const items = [{n: 1}, {_key: 'own', n: 2}, 'text', {n: 3, inner: [{n: 4}]}]
    await used.editor.create({_id: 'k1', _type: 'keyed', items}, keyed)
    await used.editor.create({_id: 'k2', _type: 'keyed', items: []}, keyed)
    await used.editor.patch('k2').insert('after', 'items[-1]', items).commit(keyed)
    const _key = expect.stringMatching(/^[A-Za-z0-9]{12}$/) as string
    const expected = [
      {_key, n: 1},
      {_key: 'own', n: 2},
      'text',
      {_key, n: 3, inner: [{_key, n: 4}]},
    ]
    const all = await used.editor.fetch<unknown[]>('*[_type == "keyed"].items')
    expect(all).toStrictEqual([expected, expected])
    const plain = await used.editor.createOrReplace({_id: 'k1', _type: 'keyed', items})
    expect(plain.items).toStrictEqual(items)
  })
})

describe('a transaction', () => {
  test('repeating a transaction has no effect, and reusing its id is rejected', async () => {
    await used.editor.create({_id: 'deleted-once', _type: 'note'})
    const mutations = [{create: note('repeated')}, {delete: {id: 'deleted-once'}}]
    const transactionId = 'my-transaction'
    const request = {mutations, transactionId}
    const first = await used.lake.post('mutate?returnDocuments=true', request)
    await used.editor.patch('repeated').set({n: 2}).commit()
    expect(await used.lake.post('mutate?returnDocuments=true', request)).toStrictEqual(first)
    const results = [
      {id: 'repeated', operation: 'create'},
      {id: 'deleted-once', operation: 'delete'},
    ]
    expect(await send(request)).toStrictEqual([200, {transactionId, results}])
    const description = 'Transaction "my-transaction" already exists'
    const refused = [409, {error: {type: 'mutationError', description}}]
    expect(await send({mutations: [], transactionId})).toStrictEqual(refused)
  })
})

describe('references', () => {
  test.each(['dog.-abc', '-abc', 'a..b', '.a', 'drafts.-a', 'a b', 'é', 'x'.repeat(129)])(
    'the id %s is refused, and the body of the error is as hosted',
    async (_id) => {
      const expected = refusal('mutation', invalid(`Malformed document ID: "${_id}"`))
      const create = {_id, _type: 'note'}
      expect(await refusalOf(used, 'mutation', {create})).toStrictEqual(expected)
    },
  )

  test.each(['dog.abc-', 'a-b', 'dog.a-bc.d', '_a', 'a.', '0'])(
    'the id %s is taken',
    async (_id) => {
      const created = await used.editor.create({_id, _type: 'note'})
      expect(created._id.startsWith(_id)).toBe(true)
    },
  )
})

/** A patch of the document that requests in the tables below do not change. */
const patch = (operations: object) => ({patch: {id: 'permanent', ...operations}})

describe('a request', () => {
  beforeAll(async () => {
    const to = {_ref: 'permanent'}
    const documents = [
      {_id: 'permanent', _type: 'note', a: 'text', list: [1]},
      {_id: 'referrer-1', _type: 'note', to},
      {_id: 'referrer-2', _type: 'note', to},
    ]
    const mutations = documents.map((document) => ({create: document}))
    await send({mutations, transactionId: 'first'})
  })

  test.each<object>([
    {},
    {create: {_type: 'a'}, delete: {id: 'b'}},
    {explode: {}},
    {create: {_id: 'a'}},
    {create: {_id: 1, _type: 'a'}},
    {create: {_type: 'a', _createdAt: 'soon'}},
    {delete: {}},
    {delete: {id: ''}},
    patch({explode: {}}),
    patch({set: 1}),
    patch({unset: 'a'}),
    patch({insert: {after: 'list[0]'}}),
    patch({insert: {items: []}}),
    patch({insert: {items: [], before: 'list[0]', after: 'list[0]'}}),
    patch({inc: {a: 1, n: '1'}}),
    patch({set: {['a'.repeat(1001)]: 1}}),
    patch({set: {'list[100000]': 1}}),
    patch({set: {'["__proto__"].a': 1}}),
    patch({set: {'..a..b..c': 1}}),
    ...['list[*', 'list[*]]', `list${'[x,x]'.repeat(40)}`, `list${'[x?,x?]'.repeat(100)}`].map(
      (path) => patch({set: {[path]: 1}}),
    ),
    patch({set: {'': 1}}),
    patch({diffMatchPatch: {a: '@@ nope'}}),
  ])('with the malformed mutation %j is refused', async (mutation) => {
    const before = used.lake.lake.lastSequence()
    const error = {type: 'validationError'}
    expect(await send({mutations: [mutation]})).toMatchObject([400, {error: {items: [{error}]}}])
    expect(used.lake.lake.lastSequence()).toBe(before)
  })

  const dangling = 'Document "refers" references non-existent document "nowhere"'
  const referrers = '"referrer-1", "referrer-2"'

  test.each<[object, Fault]>([
    [{create: {_id: 'permanent', _type: 'note'}}, exists('permanent')],
    [{patch: {id: 'nowhere', set: {a: 1}}}, missing('nowhere')],
    [patch({ifRevisionID: 'another', set: {a: 1}}), wrongRevision('permanent')],
    [patch({ifRevisionId: 'another', set: {a: 1}}), wrongRevision('permanent')],
    [{delete: {id: 'permanent', ifRevisionID: 'another'}}, wrongRevision('permanent')],
    [patch({set: {_id: 'x'}}), immutable('_id', 'permanent')],
    [{createOrReplace: {_id: 'permanent', _type: 'x'}}, immutable('_type', 'permanent')],
    [
      {create: {_id: 'refers', _type: 'note', to: {_ref: 'nowhere'}}},
      [
        409,
        {
          type: 'documentReferenceDoesNotExistError',
          description: dangling,
          id: 'refers',
          referenceID: 'nowhere',
        },
      ],
    ],
    [
      {delete: {id: 'permanent'}},
      [
        409,
        {
          type: 'documentHasExistingReferencesError',
          description: `Document "permanent" cannot be deleted as there are references to it from ${referrers}`,
          id: 'permanent',
          referencingIDs: ['referrer-1', 'referrer-2'],
        },
      ],
    ],
  ])('with the mutation %j is refused in its present state', async (mutation, fault) => {
    expect(await refusalOf(used, 'mutation', mutation)).toStrictEqual(refusal('mutation', fault))
  })

  test('with a query that cannot be read is refused as the query is', async () => {
    const {editor} = used
    const error = await editor.fetch('*[').catch(({response}) => response.body as unknown)
    expect(error).toMatchObject({error: {type: 'queryParseError'}})
    expect(await send({mutations: [{delete: {query: '*['}}]})).toStrictEqual([400, error])
  })

  test('has at most 10,000 mutations, and an id of at most 128 characters', async () => {
    const mutations = Array.from({length: 10_000}, () => ({}))
    const malformed = refusal('mutation', invalid('A mutation is one operation'))
    expect(await send({mutations})).toStrictEqual(malformed)
    const description = 'More than 10000 mutations in one transaction'
    const tooMany = [400, {error: {type: 'mutationError', description}}]
    expect(await send({mutations: [...mutations, {}]})).toStrictEqual(tooMany)
    const transactionId = 'a'.repeat(128)
    const named = {mutations: [], transactionId}
    expect(await send(named)).toStrictEqual([200, {transactionId, results: []}])
    for (const odd of [`${transactionId}a`, 'a b', 7]) {
      expect(await send({mutations: [], transactionId: odd})).toMatchObject([400, {}])
    }
    expect(await send({mutations: [1]})).toMatchObject([400, {error: {type: 'mutationError'}}])
  })

  test.each([
    {set: {['a'.repeat(1000)]: 1}},
    {set: {'list[99999]': 1}},
    {unset: ['list[_key=="[100000]"]', '["[100000]"]']},
    {unset: ['list[_key == "__proto__"]']},
    {set: {'..a..b': 1}},
    {ifRevisionID: 'first', ifRevisionId: 'first', set: {a: 1}},
  ])('with the patch %j is done', async (operations) => {
    const [status] = await used.lake.post('mutate?dryRun=true', {
      mutations: [patch(operations)],
    })
    expect(status).toBe(200)
  })
})
