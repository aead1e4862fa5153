import {Mutation} from '@sanity/mutator'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'

import {DATASET} from '../../lake.ts'
import {useLake} from '../../lake.ts'
import {rounds, seedOr} from '../../nightly.ts'

const used = useLake()

type Document = Record<string, unknown> & {_id: string; _type: string; _rev: string}
type Documents = ReadonlyMap<string, Document>
type Operation = Record<string, Record<string, unknown>>

const IDS = ['a', 'b', 'c', 'drafts.a']
const id = fc.constantFrom(...IDS)
const word = fc.constantFrom('ash', 'beech and birch', 'oak', '')
const number = fc.integer({min: -3, max: 3})
const item = fc.record({
  _key: fc.constantFrom('k1', 'k2', 'k3'),
  v: fc.oneof(word, number),
})
const leaf = fc.oneof(word, number, fc.boolean(), fc.constant(null))
const content = fc.record(
  {
    _id: id,
    n: number,
    s: word,
    part: fc.record({n: number, s: word}, {requiredKeys: []}),
    items: fc.array(item, {maxLength: 4}),
    list: fc.array(leaf, {maxLength: 4}),
  },
  {requiredKeys: ['_id', 'n', 's']},
)
const typed = content.map((fields) => Object.assign(fields, {_type: 'tree'}))

const path = fc.constantFrom(
  'n',
  's',
  'part',
  'part.n',
  'part.new.deep',
  'items[0].v',
  'items[-1]',
  'items[_key=="k2"].v',
  'items[_key=="k1"]',
  'list[1]',
  'missing[3].x',
  'items[].v',
)
/** The library also sets what a range does not match, such as the first items of an empty list. */
const unsetPath = fc.oneof({weight: 12, arbitrary: path}, fc.constant('list[0:2]'))
const numberPath = fc.constantFrom('n', 'part.n', 'items[0].v', 'missing', 'list[0]')
const textPath = fc.constantFrom('s', 'part.s', 'items[_key=="k2"].v', 'missing')
const place = fc.constantFrom('items[0]', 'items[-1]', 'items[_key=="k2"]', 'list[1]', 'list[-1]')
const dictionary = <T>(keys: fc.Arbitrary<string>, values: fc.Arbitrary<T>) =>
  fc.dictionary(keys, values, {minKeys: 1, maxKeys: 2, noNullPrototype: true})
const deltas = dictionary(numberPath, number)
const textPatch = fc.constantFrom(
  '@@ -1,3 +1,4 @@\n ash\n+!\n',
  '@@ -1,15 +1,9 @@\n beech and \n-birch\n+oak\n',
  '@@ -0,0 +1,2 @@\n+hi\n',
)

/** Operations whose result depends only on the library, and occasionally invalid ones. */
const changes = fc.oneof(
  fc.record({set: dictionary(path, leaf)}),
  fc.record({setIfMissing: dictionary(path, leaf)}),
  fc.record({unset: fc.array(unsetPath, {minLength: 1, maxLength: 2})}),
  fc.record({inc: deltas}),
  fc.record({dec: deltas}),
  fc.record({diffMatchPatch: dictionary(textPath, textPatch)}),
  fc
    .tuple(fc.constantFrom('before', 'after', 'replace'), place, fc.array(item, {maxLength: 2}))
    .map(([side, at, items]) => ({insert: {[side]: at, items}})),
)
const patch = fc
  .tuple(id, changes, fc.option(changes), fc.constantFrom('none', 'none', 'right', 'wrong'))
  .map(([target, first, second, revision]): Operation => {
    const expected = revision === 'none' ? {} : {ifRevisionID: revision}
    return {patch: {id: target, ...first, ...second, ...expected}}
  })
const operation = fc.oneof(
  {weight: 2, arbitrary: typed.map((document): Operation => ({create: document}))},
  {weight: 1, arbitrary: typed.map((document): Operation => ({createIfNotExists: document}))},
  {weight: 2, arbitrary: typed.map((document): Operation => ({createOrReplace: document}))},
  {weight: 1, arbitrary: id.map((target): Operation => ({delete: {id: target}}))},
  {weight: 8, arbitrary: patch},
)
/** A transaction that creates every document, and then random ones. */
const transactions = fc
  .tuple(
    fc.tuple(
      ...IDS.map((_id) => typed.map((document): Operation => ({create: {...document, _id}}))),
    ),
    fc.array(fc.array(operation, {minLength: 1, maxLength: 4}), {minLength: 7, maxLength: 7}),
  )
  .map(([first, rest]) => [first].concat(rest))

/** Fills in the revision that a patch requires, which is known only when it is sent. */
function withRevision(sent: Operation, documents: Documents): Operation {
  const expected = sent['patch']?.['ifRevisionID']
  if (expected === undefined) return sent
  const known = documents.get(String(sent['patch']?.['id']))?._rev
  return {patch: {...sent['patch'], ifRevisionID: expected === 'right' ? known : 'another'}}
}

interface Outcome {
  status: number
  documents: Documents
}

/** Applies a transaction to documents in memory: returns the new documents, or the old ones and an error status. */
function apply(
  before: Documents,
  operations: readonly Operation[],
  transactionId: string,
): Outcome {
  const documents = new Map(before)
  for (const sent of operations) {
    const [kind = '', body = {}] = Object.entries(sent)[0] ?? []
    const target = String(body['_id'] ?? body['id'])
    const document = documents.get(target)
    const refused = httpError(kind, body, document)
    if (refused !== undefined) return {status: refused, documents: before}
    try {
      // The library mutates its input.
      const next = new Mutation({mutations: [structuredClone(sent)], transactionId}).apply(
        document ?? null,
      )
      if (next)
        documents.set(target, {
          ...(next as Document),
          _rev: changedBy(sent, document) ?? transactionId,
        })
      else documents.delete(target)
    } catch {
      return {status: 400, documents: before}
    }
  }
  return {status: 200, documents}
}

function changedBy(sent: Operation, document: Document | undefined): string | undefined {
  return 'createIfNotExists' in sent ? document?._rev : undefined
}

function httpError(
  kind: string,
  body: Record<string, unknown>,
  document: Document | undefined,
): number | undefined {
  if (kind === 'create') return document ? 409 : undefined
  if (kind !== 'patch') return undefined
  if (!document) return 409
  const expected = body['ifRevisionID']
  return expected !== undefined && expected !== document._rev ? 409 : undefined
}

function plain(documents: Iterable<Document>): unknown[] {
  const sorted = [...documents]
    .map(({_createdAt: _created, _updatedAt: _updated, ...rest}) => rest)
    .sort((a, b) => (a._id < b._id ? -1 : 1))
  return JSON.parse(JSON.stringify(sorted)) as unknown[]
}

async function send(mutations: readonly Operation[], transactionId: string): Promise<number> {
  const response = await used.lake.request(`/v2025-02-19/data/mutate/${DATASET}`, {
    method: 'POST',
    as: 'editor',
    body: JSON.stringify({mutations, transactionId}),
  })
  await response.text()
  return response.status
}

const stored = (): Document[] => used.lake.stored()

let sent = 0
const answered = new Map<number, number>()

test('transactions over HTTP have the same effect as in the mutation library, or none', async () => {
  const property = fc.asyncProperty(transactions, async (wanted) => {
    sent += 1
    const clean = IDS.map((target) => ({delete: {id: target}}))
    expect(await send(clean, `clean-${sent}`)).toBe(200)
    let documents: Documents = new Map()
    for (const template of wanted) {
      sent += 1
      const transactionId = `t-${sent}`
      const mutations = template.map((one) => withRevision(one, documents))
      const outcome = apply(documents, mutations, transactionId)
      const status = await send(mutations, transactionId)
      answered.set(status, (answered.get(status) ?? 0) + 1)
      expect({mutations, status}).toStrictEqual({mutations, status: outcome.status})
      expect(plain(stored())).toStrictEqual(plain(outcome.documents.values()))
      documents = outcome.documents
    }
  })
  await fc.assert(property, {seed: seedOr(20_262), numRuns: rounds(8, 300)})
  for (const status of [200, 400, 409]) expect(answered.get(status)).toBeGreaterThan(0)
})
