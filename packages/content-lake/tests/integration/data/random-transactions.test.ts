import {Mutation} from '@sanity/mutator'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'

import {useLake} from '../../lake.ts'
import {rounds, seedOr} from '../../nightly.ts'
import {expectReplayed, plain} from '../../replay.ts'

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
    to: fc.record({_ref: id, _weak: fc.boolean()}),
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
const named = id.map((name): {id?: string; query?: string} => ({id: name}))
/** A query also sees what earlier operations did. */
const OAKS = '*[s == "oak"]{_id}'
const selected = fc.constantFrom('*[n > 0]{_id}', OAKS).map((query) => ({query}))
const target = fc.oneof({weight: 3, arbitrary: named}, {weight: 1, arbitrary: selected})
const patch = fc
  .tuple(target, changes, fc.option(changes), fc.constantFrom('none', 'none', 'right', 'wrong'))
  .map(([which, first, second, revision]): Operation => {
    const expected = revision === 'none' || which.query ? {} : {ifRevisionID: revision}
    return {patch: {...which, ...first, ...second, ...expected}}
  })
const operation = fc.oneof(
  {weight: 2, arbitrary: typed.map((document): Operation => ({create: document}))},
  {weight: 1, arbitrary: typed.map((document): Operation => ({createIfNotExists: document}))},
  {weight: 2, arbitrary: typed.map((document): Operation => ({createOrReplace: document}))},
  {weight: 1, arbitrary: target.map((which): Operation => ({delete: which}))},
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

function targetsOf(body: Record<string, unknown>, documents: Documents): string[] {
  if (body['query'] === undefined) return [String(body['_id'] ?? body['id'])]
  const isSelected =
    body['query'] === OAKS
      ? ({s}: Document) => s === 'oak'
      : ({n}: Document) => typeof n === 'number' && n > 0
  return IDS.filter((name) => isSelected(documents.get(name) ?? ({} as Document)))
}

/** Fills in the revision that a patch requires, which is known only when it is sent. */
function withRevision(sent: Operation, documents: Documents): Operation {
  const patched = sent['patch']
  const expected = patched?.['ifRevisionID']
  if (!patched || expected === undefined) return sent
  const known = documents.get(String(patched['id']))?._rev
  return {patch: {...patched, ifRevisionID: expected === 'right' ? known : 'another'}}
}

interface Result {
  id: string
  operation: string
  document?: Document
}

interface Outcome {
  status: number
  documents: Documents
  results: Result[]
}

/** Applies a transaction to documents in memory; returns the old ones and an error status when it is refused. */
function apply(
  before: Documents,
  operations: readonly Operation[],
  transactionId: string,
): Outcome {
  const documents = new Map(before)
  const results: Result[] = []
  const refused = (status: number) => ({status, documents: before, results: []})
  for (const sent of operations) {
    const [kind = '', body = {}] = Object.entries(sent)[0] ?? []
    for (const name of targetsOf(body, documents)) {
      const document = documents.get(name)
      const status = httpError(kind, body, document)
      if (status !== undefined) return refused(status)
      try {
        const after = applied(kind, {...body, id: name}, document, transactionId)
        if (after) documents.set(name, after)
        else documents.delete(name)
        results.push(resultOf(name, document, after))
      } catch {
        return refused(400)
      }
    }
  }
  return isWhole(documents) ? {status: 200, documents, results} : refused(409)
}

/** The document after an operation. The library mutates its input. */
function applied(
  kind: string,
  {query: _query, ...body}: Record<string, unknown>,
  document: Document | undefined,
  transactionId: string,
): Document | undefined {
  if (kind === 'createIfNotExists' && document) return document
  const {id: _id, ...fields} = body
  const mutation = structuredClone({[kind]: kind.startsWith('create') ? fields : body})
  const next = new Mutation({mutations: [mutation], transactionId}).apply(document ?? null)
  return next ? {...(next as Document), _rev: transactionId} : undefined
}

function resultOf(name: string, before: Document | undefined, after: Document | undefined): Result {
  if (!after) return {id: name, operation: before ? 'delete' : 'none'}
  const change = before ? 'update' : 'create'
  return {id: name, operation: after === before ? 'none' : change, document: after}
}

function strongTarget(document: Document | undefined): string | undefined {
  const to = document?.['to'] as {_ref?: string; _weak?: boolean} | undefined
  return to?._weak === true ? undefined : to?._ref
}

/** Whether every strong reference has its target. */
function isWhole(documents: Documents): boolean {
  return [...documents.values()].every((document) => {
    const needed = strongTarget(document)
    return needed === undefined || documents.has(needed)
  })
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

const shown = (documents: Iterable<Document>) =>
  [...documents].map(plain).toSorted((a, b) => (String(a['_id']) < String(b['_id']) ? -1 : 1))

const send = (mutations: readonly Operation[], transactionId: string) =>
  used.lake.post('mutate?returnDocuments=true', {mutations, transactionId})

/** The results in an answer, without what the lake adds to documents. */
const toldIn = ({results = []}: {results?: Result[]}) =>
  results.map(({document, ...rest}) => ({...rest, document: document && plain(document)}))

let sent = 0
const answered = new Map<number, number>()

test('transactions over HTTP have the same effect as in the mutation library, or none', async () => {
  const property = fc.asyncProperty(transactions, async (wanted) => {
    sent += 1
    const clean = IDS.map((name) => ({delete: {id: name}}))
    expect(await send(clean, `clean-${sent}`)).toMatchObject([200, {}])
    let documents: Documents = new Map()
    for (const template of wanted) {
      sent += 1
      const transactionId = `t-${sent}`
      const mutations = template.map((one) => withRevision(one, documents))
      const outcome = apply(documents, mutations, transactionId)
      const last = used.lake.lake.lastSequence()
      const [status, body] = await send(mutations, transactionId)
      answered.set(status, (answered.get(status) ?? 0) + 1)
      expect({mutations, status}).toStrictEqual({mutations, status: outcome.status})
      expect(shown(used.lake.stored())).toStrictEqual(shown(outcome.documents.values()))
      expect(toldIn(body as Partial<Outcome>)).toStrictEqual(toldIn(outcome))
      expectReplayed(used.lake, last)
      documents = outcome.documents
    }
  })
  await fc.assert(property, {seed: seedOr(20_262), numRuns: rounds(16, 300)})
  for (const status of [200, 400, 409]) expect(answered.get(status)).toBeGreaterThan(0)
})
