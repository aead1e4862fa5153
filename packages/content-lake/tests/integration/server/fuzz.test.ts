import {execFile} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm} from 'node:fs/promises'
import {Agent, type ClientRequest, type IncomingMessage, request as send} from 'node:http'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'

import * as fc from 'fast-check'
import sharp from 'sharp'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'

import {DATASET, PROJECT, TOKENS} from '../../lake.ts'
import {deadline} from '../../machine-speed.ts'
import {rounds, seedOr} from '../../nightly.ts'
import {type ServerProcess, ready, startProcess, writeTokens} from '../../server-process.ts'

const REQUESTS = rounds(200, 10_000)
const WARM_UP = REQUESTS / 4
const AT_ONCE = 24
const MAX_GROWTH_MEGABYTES = 100

let dataDir = ''
let url = ''
let image = ''
let server: ServerProcess
const agent = new Agent({keepAlive: true, maxSockets: AT_ONCE})

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-lake-fuzz-'))
  await writeTokens(dataDir)
  server = startProcess(dataDir)
  url = await ready(server)
  await fill()
})

afterAll(async () => {
  agent.destroy()
  server.child.kill('SIGKILL')
  await server.exited
  await rm(dataDir, {recursive: true, force: true})
})

/** Creates a few documents and an image, so that some requests find something. */
async function fill(): Promise<void> {
  const authorization = `Bearer ${TOKENS.editor}`
  const mutations = ['a', 'b', 'drafts.a', 'versions.r1.a'].map((id) => ({
    create: {_id: id, _type: 'thing', title: `Thing ${id}`, list: [1, {_key: 'k', v: 2}], n: 1},
  }))
  const body = JSON.stringify({mutations})
  const path = `/v1/data/mutate/${DATASET}`
  const stored = await fetch(url + path, {method: 'POST', body, headers: {authorization}})
  expect(stored.status).toBe(200)
  const picture = sharp({create: {width: 24, height: 16, channels: 3, background: '#abcdef'}})
  const uploaded = await fetch(`${url}/v1/assets/images/${DATASET}`, {
    method: 'POST',
    body: new Uint8Array(await picture.png().toBuffer()),
    headers: {authorization},
  })
  const {document} = (await uploaded.json()) as {document: {path: string}}
  image = `/${document.path}`
}

interface Attempt {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | undefined
}

const odd = fc.oneof(
  fc.string({maxLength: 40}),
  fc.string({unit: 'binary', maxLength: 20}),
  fc.constantFrom(
    '',
    '..',
    '%',
    '%00',
    '%E0%A4%A',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'null',
    '-1',
    '1e999',
    'NaN',
    '9'.repeat(40),
    'a'.repeat(3000),
    '*',
    '\u0000',
    '\ud800',
    '[]',
    '{}',
  ),
)
const id = fc.oneof(fc.constantFrom('a', 'b', 'drafts.a', 'versions.r1.a', '_.releases.r1'), odd)
const dataset = fc.oneof({weight: 6, arbitrary: fc.constant(DATASET)}, {weight: 1, arbitrary: odd})
const version = fc.oneof(
  {weight: 6, arbitrary: fc.constantFrom('/v1', '/vX', '/v2025-02-19', '')},
  {weight: 1, arbitrary: fc.constantFrom('/v', '/v0000-00-00', '/v1e9', '/v-1', '/v1/v1', '//v1')},
)
const flag = fc.oneof(fc.constantFrom('true', 'false', ''), odd)

const WORDS = (
  '* [ ] { } ( ) "a" \'b\' 1 -2 3.5 1e400 0..2 ... .. . , : => | -> ^ @ $p $missing == != < in match ' +
  '+ - / % ** && || ! _id _type title list null true hasOwnProperty count( length( select( order( ' +
  'score( boost( references( defined( path( coalesce( round( dateTime( now() global:: text::query( ' +
  'string::split( array::join( pt::text( geo::distance( math::sum( sanity::versionOf( before() // \n'
).split(' ')
const words = fc.array(fc.constantFrom(...WORDS), {maxLength: 24}).map((chosen) => chosen.join(' '))
const chain = fc
  .tuple(
    fc.constantFrom('1+', '!', '-', 'a.', 'a->', '{a}', '(', '[', '{"a":', '"', '*[', 'a||', '0,'),
    fc.constantFrom(30, 90, 1500, 6000),
  )
  .map(([part, times]) => `*${part.repeat(times)}`)
const query = fc.oneof(
  {weight: 6, arbitrary: words},
  {
    weight: 3,
    arbitrary: fc.constantFrom('*', '*[_type == "thing"]{title}', '*[_id in $p]', '$p.a'),
  },
  {weight: 2, arbitrary: odd},
  {weight: 1, arbitrary: chain},
)

const json = fc.oneof(
  fc.jsonValue({maxDepth: 3}),
  fc.constantFrom<unknown>(
    null,
    [],
    {},
    '',
    0,
    -1,
    1e308,
    [null],
    {a: {}},
    {hasOwnProperty: 1},
    {toJSON: 1},
    JSON.parse('{"__proto__": {"a": 1}}'),
    {constructor: {prototype: 1}},
    {_ref: 'missing'},
  ),
)
const field = fc.oneof({weight: 3, arbitrary: json}, {weight: 2, arbitrary: id})
const path = fc.oneof(
  fc.constantFrom(
    'title',
    'list',
    'list[0]',
    'list[_key=="k"].v',
    'list[-1]',
    'list[9:1]',
    'list[]',
    'a.b[0]',
    '_id',
    '_type',
    '_rev',
    '_createdAt',
    '',
    '[',
    ']',
    '..',
    '..v',
    '*',
    'list[0:99999999]',
    'list[4294967295]',
    '__proto__.x',
    'constructor.prototype.x',
    'hasOwnProperty',
    'list[*].v',
  ),
  odd,
)
const dictionary = fc.dictionary(path, json, {maxKeys: 2, noNullPrototype: true})
const content = fc.record(
  {
    _id: field,
    _type: fc.oneof(fc.constant('thing'), json),
    _rev: json,
    _createdAt: json,
    _updatedAt: json,
    title: json,
    hasOwnProperty: json,
  },
  {requiredKeys: ['_id', '_type'], noNullPrototype: true},
)
const patch = fc.record(
  {
    id: field,
    query: fc.oneof(query, json),
    params: json,
    set: fc.oneof(dictionary, json),
    setIfMissing: fc.oneof(dictionary, json),
    unset: fc.oneof(fc.array(path, {maxLength: 2}), json),
    inc: fc.oneof(dictionary, json),
    insert: fc.oneof(fc.record({after: path, items: fc.array(json, {maxLength: 2})}), json),
    diffMatchPatch: fc.oneof(
      fc.dictionary(path, odd, {maxKeys: 1, noNullPrototype: true}),
      fc.constant({title: '@@ -1,5 +1,999999 @@\n Thing\n+%E0%A4%A\n'}),
    ),
    ifRevisionID: json,
    [`nonsense`]: json,
  },
  {requiredKeys: [], noNullPrototype: true},
)
const mutation = fc.oneof(
  fc.record({create: content}),
  fc.record({createOrReplace: content}),
  fc.record({createIfNotExists: content}),
  fc.record({patch}),
  fc.record({patch: patch.map((operations) => Object.assign(operations, {id: 'a'}))}),
  fc.record({delete: fc.record({id: field})}),
  fc.record({delete: fc.record({query: fc.oneof(query, json)})}),
  json,
)
const transactionId = fc.oneof({weight: 4, arbitrary: fc.constant(undefined)}, odd, json)
const mutate = fc.record({
  mutations: fc.oneof({weight: 6, arbitrary: fc.array(mutation, {maxLength: 3})}, json),
  transactionId,
})

const ACTIONS = (
  'document.create document.edit document.replaceDraft document.publish document.unpublish document.delete ' +
  'document.discard document.version.create document.version.replace document.version.discard ' +
  'document.version.unpublish release.create release.edit release.publish release.schedule ' +
  'release.unschedule release.archive release.unarchive release.delete nonsense'
).split(' ')
const action = fc.record(
  {
    actionType: fc.constantFrom(...ACTIONS).map((name) => `sanity.action.${name}`),
    publishedId: field,
    draftId: fc.oneof(fc.constant('drafts.a'), json),
    versionId: fc.oneof(fc.constant('versions.r1.a'), json),
    releaseId: fc.oneof(fc.constant('r1'), json),
    attributes: fc.oneof(content, json),
    document: fc.oneof(content, json),
    patch: fc.oneof(patch, json),
    metadata: json,
    publishAt: fc.oneof(odd, fc.constant('+275760-09-13T00:00:00Z'), json),
    ifExists: json,
    ifDraftRevisionId: json,
    includeDrafts: json,
    purge: json,
  },
  {requiredKeys: ['actionType'], noNullPrototype: true},
)
const actions = fc.record({
  actions: fc.oneof({weight: 6, arbitrary: fc.array(action, {maxLength: 3})}, json),
  transactionId,
  dryRun: fc.oneof(fc.boolean(), json),
})

function nested(part: [string, string], levels: number): string {
  return part[0].repeat(levels) + '1' + part[1].repeat(levels)
}

/** Bodies: valid, truncated, deeply nested, or not JSON at all. */
function text(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const whole = valid.map((value) => JSON.stringify(value) ?? '')
  const deep = fc
    .tuple(
      fc.constantFrom('mutations', 'actions', 'params', 'query'),
      fc.constantFrom<[string, string]>(['[', ']'], ['{"a":', '}']),
      fc.constantFrom(150, 1000, 50_000),
    )
    .map(([name, part, levels]) => {
      const value = nested(part, levels)
      return `{"query":"$a","${name}":[{"create":{"_id":"deep","_type":"x","a":${value}}}],"params":{"a":${value}}}`
    })
  return fc.oneof(
    {weight: 10, arbitrary: whole},
    {weight: 1, arbitrary: fc.tuple(whole, fc.nat(60)).map(([all, end]) => all.slice(0, end))},
    {weight: 1, arbitrary: odd},
    {weight: 1, arbitrary: deep},
  )
}

function search(names: readonly string[], extra: fc.Arbitrary<string> = odd): fc.Arbitrary<string> {
  return fc
    .dictionary(fc.constantFrom(...names), fc.oneof(extra, flag), {maxKeys: 4})
    .map((values) => new URLSearchParams(values).toString())
}

/** Replaces unpaired surrogates, which URLs cannot contain. */
const wellFormed = (value: string): string => value.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
const part = (value: string): string => encodeURIComponent(wellFormed(value))

function get(base: fc.Arbitrary<string>, parameters: fc.Arbitrary<string>): fc.Arbitrary<Attempt> {
  return fc
    .tuple(version, base, parameters)
    .map(([start, end, values]) => ({method: 'GET', path: `${start}${end}?${values}`, headers: {}}))
}

function post(base: string, body: fc.Arbitrary<string>, names: string[]): fc.Arbitrary<Attempt> {
  const parameters = search(names)
  return fc.tuple(version, dataset, parameters, body).map(([start, name, values, sent]) => ({
    method: 'POST',
    path: `${start}${base}/${part(name)}?${values}`,
    headers: {'content-type': 'application/json'},
    body: sent,
  }))
}

function under(base: string, rest: fc.Arbitrary<string> = fc.constant('')): fc.Arbitrary<string> {
  return fc.tuple(dataset, rest).map(([name, end]) => `${base}/${part(name)}${end}`)
}

const ids = fc.array(id, {minLength: 1, maxLength: 3}).map((some) => `/${some.map(part).join(',')}`)
const questions = fc
  .tuple(
    query,
    fc.oneof(
      json.map((value) => JSON.stringify(value)),
      odd,
    ),
    search(
      ['perspective', 'returnQuery', 'resultSourceMap', '$x', '$'],
      fc.constantFrom('raw', 'drafts', 'r1,drafts', 'raw,drafts'),
    ),
  )
  .map(([asked, p, rest]) => {
    const values = new URLSearchParams({
      query: wellFormed(asked).slice(0, 3000),
      $p: wellFormed(p),
    })
    return `${values.toString()}&${rest}`
  })
const LISTENING = 'includeResult includeMutations effectFormat enableResume includeDrafts'.split(
  ' ',
)
const HISTORY = (
  'revision time lastRevision fromTransaction toTransaction fromTime toTime authors reverse ' +
  'limit excludeContent effectFormat'
).split(' ')
const times = fc.constantFrom(
  '2026-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '-1',
  '5',
  'mendoza',
)
const TRANSFORMS =
  'w h min-w min-h max-w max-h fit rect crop fp-x fp-y or flip blur sharp sat invert pad bg q fm auto dpr frame dl'.split(
    ' ',
  )
const transform = fc.constantFrom(
  '1',
  '8',
  '24',
  '0',
  '-1',
  '0.5',
  'crop',
  'fillmax',
  'focalpoint',
  'entropy',
  'format',
  'webp',
  '0,0,4,4',
  '20,10,99,99',
  '9,9,1e9,1',
  '90',
  'hv',
  'f00',
  'jpg',
  'gif',
  '9999999',
  'true',
  '1,2',
)
const OTHERS = [
  '/users/me',
  '/users/a,b',
  '/users/me/keyvalue/a,b',
  '/auth/id',
  '/auth/fetch?sid=x',
  '/ping',
  '/auth/login/local?origin=http://localhost:1',
  '/auth/login/local?origin=x',
  '/check/cors',
  '/projects',
  `/projects/${PROJECT}`,
  `/projects/${PROJECT}/acl`,
  '/projects/x/datasets/y/acl',
  `/projects/${PROJECT}/datasets/${DATASET}/acl`,
  '/datasets',
  '/datasets/x',
  '/health',
  '/tags',
  '/files/x/y/z',
  '/images/x/y/z',
  '/journey/x',
  '/socket/production',
  '/nowhere',
  '/',
  '/v1/v1',
]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']
const other = fc
  .record({
    method: fc.constantFrom(...METHODS),
    path: fc.tuple(version, fc.constantFrom(...OTHERS)).map((both) => both.join('')),
    body: text(fc.oneof(fc.array(fc.record({key: field, value: json}), {maxLength: 3}), json)),
  })
  .map(({method, path: place, body}): Attempt => ({method, path: place, headers: {}, body}))

const WRITING = 'returnIds returnDocuments dryRun visibility perspective returnQuery'.split(' ')
const histories = ['documents', 'transactions', 'events/documents', 'events/releases'].map(
  (kind) => {
    const named = ids.map((some) => `/${kind}${some}`)
    return {weight: 1, arbitrary: get(under('/data/history', named), search(HISTORY, times))}
  },
)
const plain = fc.oneof(
  {weight: 5, arbitrary: get(under('/data/query'), questions)},
  {weight: 3, arbitrary: post('/data/query', text(fc.record({query, params: json})), WRITING)},
  {weight: 6, arbitrary: post('/data/mutate', text(mutate), WRITING)},
  {weight: 4, arbitrary: post('/data/actions', text(actions), WRITING)},
  {
    weight: 1,
    arbitrary: get(
      under('/data/listen'),
      fc.tuple(questions, search(LISTENING)).map((both) => both.join('&')),
    ),
  },
  {weight: 1, arbitrary: get(under('/data/live/events'), search(LISTENING))},
  {weight: 2, arbitrary: get(under('/data/doc', ids), search(['excludeContent', 'x']))},
  {weight: 1, arbitrary: get(under('/data/export'), search(['types', 'x']))},
  ...histories,
  {
    weight: 1,
    arbitrary: search(TRANSFORMS, transform).map((values): Attempt => ({
      method: 'GET',
      path: `IMAGE?${values}`,
      headers: {},
    })),
  },
  {
    weight: 1,
    arbitrary: post('/assets/images', fc.oneof(odd, fc.constant('<svg')), [
      'filename',
      'label',
      'sourceId',
    ]),
  },
  {weight: 1, arbitrary: post('/assets/files', odd, ['filename', 'title', 'sourceName'])},
  {weight: 2, arbitrary: other},
)

const header = fc.oneof(
  fc.string({maxLength: 30}).map((value) => value.replaceAll(/[^\t\u0020-\u007e]/g, '')),
  fc.constantFrom('', 'gzip', '-1', 'bytes=9-1', 'bytes=0-', '*/*', 'Bearer', 'Basic YQ==', 'null'),
  fc.constantFrom('http://localhost', 'https://evil.example', 'text/html', 'x'.repeat(4000)),
)
const HEADERS = (
  'accept accept-encoding content-type content-encoding origin range if-none-match last-event-id cookie ' +
  'authorization x-forwarded-host access-control-request-headers'
).split(' ')
const anyAttempt = fc
  .tuple(
    plain,
    fc.option(fc.constantFrom<string>(TOKENS.editor), {freq: 4}),
    fc.dictionary(fc.constantFrom(...HEADERS), header, {maxKeys: 1, noNullPrototype: true}),
    fc.option(fc.constantFrom(...METHODS), {freq: 20}),
  )
  .map(([made, token, headers, method]): Attempt => {
    const authorization = token === null ? {} : {authorization: `Bearer ${token}`}
    return {
      method: method ?? made.method,
      path: made.path,
      headers: Object.assign({}, made.headers, authorization, headers),
      body: made.body,
    }
  })

interface Answer {
  status: number
  type: string
  text: string
}

/** Returns the server's response; for an endless stream, only its beginning. */
function ask({method, path: place, headers, body}: Attempt): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Node sends a body with any method, but sets its length only for some.
    const framed = {...headers, 'content-length': Buffer.byteLength(body ?? '')}
    const asking: ClientRequest = send(
      url + place.replace('IMAGE', image),
      {method, headers: body === undefined ? headers : framed, agent},
      (response) => void read(response, asking).then(resolve, reject),
    )
    asking.on('error', reject)
    asking.end(body)
  })
}

/** Retries when the server closed a kept-alive connection just before it was used. */
async function askAgain(attempt: Attempt, more = 2): Promise<Answer> {
  try {
    return await ask(attempt)
  } catch (error) {
    if (more === 0) throw error
    return askAgain(attempt, more - 1)
  }
}

async function read(response: IncomingMessage, asking: ClientRequest): Promise<Answer> {
  const type = response.headers['content-type'] ?? ''
  const status = response.statusCode ?? 0
  const chunks: Buffer[] = []
  for await (const chunk of response) {
    chunks.push(chunk as Buffer)
    if (!type.includes('event-stream')) continue
    asking.destroy()
    break
  }
  return {status, type, text: Buffer.concat(chunks).toString()}
}

/** Returns what is wrong with a response, if anything. */
function faultOf({method}: Attempt, {status, type, text: sent}: Answer): string | undefined {
  if (status >= 500) return 'failed'
  if (status < 400 || method === 'HEAD') return undefined
  // The sign-in page is HTML.
  if (type.startsWith('text/html')) return undefined
  if (!type.startsWith('application/json')) return 'is not JSON'
  const body = JSON.parse(sent) as Record<string, unknown>
  return typeof body['error'] === 'object' ? silence(body) : strayStatus(body, status)
}

/** The shape of errors of queries and mutations. */
function silence({error, message}: Record<string, unknown>): string | undefined {
  const {type, description} = (error ?? {}) as Record<string, unknown>
  return type && description && !message ? undefined : 'says nothing'
}

function strayStatus(
  {statusCode, message, error}: Record<string, unknown>,
  status: number,
): string | undefined {
  if (statusCode !== status) return 'has another status in it'
  return message && error !== undefined ? undefined : 'says nothing'
}

async function askAll(attempts: readonly Attempt[]): Promise<void> {
  const left = attempts.values()
  const worker = async (): Promise<void> => {
    for (const next of left) await check(next)
  }
  await Promise.all(Array.from({length: AT_ONCE}, worker))
}

async function check(attempt: Attempt): Promise<void> {
  const said = (): string => `${describeAttempt(attempt)}\n${server.errors().slice(0, 3000)}`
  try {
    const answer = await askAgain(attempt)
    const fault = faultOf(attempt, answer)
    if (fault === undefined) return
    throw new Error(`${answer.status} ${fault}: ${answer.text.slice(0, 300)}`)
  } catch (error) {
    throw new Error(`Invalid response to ${said()}`, {cause: error})
  }
}

function describeAttempt({method, path: place, headers, body}: Attempt): string {
  const {authorization, ...others} = headers
  const who = authorization === undefined ? 'nobody' : 'somebody'
  return `${method} ${place.slice(0, 1500)} as ${who} ${JSON.stringify(others).slice(0, 300)} ${(body ?? '').slice(0, 1500)}`
}

async function megabytes(): Promise<number> {
  const {stdout} = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(server.child.pid)])
  return Number(stdout) / 1024
}

describe('bad input', () => {
  it('is rejected with a reason, and leaks no memory or file', async () => {
    const seed = seedOr(20_264)
    const attempts = fc.sample(anyAttempt, {seed, numRuns: REQUESTS})
    try {
      await askAll(attempts.slice(0, WARM_UP))
      const before = await megabytes()
      await askAll(attempts.slice(WARM_UP))
      expect((await megabytes()) - before).toBeLessThan(MAX_GROWTH_MEGABYTES)
    } catch (error) {
      throw new Error(`Failed with the seed ${seed}`, {cause: error})
    }
    expect(server.errors()).toBe('')
    expect(server.child.exitCode).toBeNull()
    expect((await fetch(`${url}/v1/data/query/${DATASET}?query=*`)).status).toBe(200)
  })

  it.each([
    'nonsense',
    'GET / HTTP/1.1',
    'GET / HTTP/1.1\r\nHost: a b',
    'GET / HTTP/1.1\r\nHost: [',
    'GET * HTTP/1.1\r\nHost: a',
    'GET http://x y/ HTTP/1.1\r\nHost: a',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}`,
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked',
  ])('is refused when it is not even HTTP: %j', async (head) => {
    const answer = await exchange(`${head}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    const message: unknown = expect.any(String)
    const body = JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as unknown
    expect(body).toMatchObject({statusCode: Number(answer.slice(9, 12)), message})
  })

  it.each(['list[0:99999999]', `list${'[0]'.repeat(20_000)}`])(
    'is refused while others are answered, when it takes long to read: unset %.20s',
    async (long) => {
      const asked = fetch(`${url}/v1/data/mutate/${DATASET}`, {
        method: 'POST',
        body: JSON.stringify({mutations: [{patch: {id: 'a', unset: [long]}}]}),
        headers: {authorization: `Bearer ${TOKENS.editor}`},
      })
      const began = performance.now()
      expect((await fetch(`${url}/v1/data/query/${DATASET}?query=1`)).status).toBe(200)
      expect(performance.now() - began).toBeLessThan(deadline(1000))
      expect((await asked).status).toBe(400)
    },
  )

  it('is not read to the end when it is too large', async () => {
    const head = `POST /v1/data/mutate/${DATASET} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${TOKENS.editor}\r\n`
    expect(await exchange(`${head}Content-Length: 99999999999\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /)
    const megabyte = `100000\r\n${'x'.repeat(1024 * 1024)}\r\n`
    // The body never ends, so the server must respond before it has all of it.
    const endless = `${head}Transfer-Encoding: chunked\r\n\r\n${megabyte.repeat(11)}`
    expect(await exchange(endless)).toMatch(/^HTTP\/1\.1 413 /)
  })
})

/** Sends bytes over a connection of its own; returns the response up to the first pause. */
async function exchange(sent: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let answer = ''
  try {
    socket.write(sent)
    socket.on('error', () => undefined)
    while (!/\r\n\r\n./s.test(answer)) {
      const [chunk] = (await once(socket, 'data')) as [Buffer]
      answer += chunk.toString()
    }
    return answer
  } finally {
    socket.destroy()
  }
}
