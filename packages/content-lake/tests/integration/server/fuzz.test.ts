import {execFile} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm} from 'node:fs/promises'
import {Agent, type IncomingMessage, request as send} from 'node:http'
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

const REQUESTS = rounds(400, 10_000)
const WARM_UP = REQUESTS / 4
const AT_ONCE = 24
const MAX_GROWTH_MEGABYTES = 100

let dataDir = ''
let url = ''
let image = ''
let server: ServerProcess
const agent = new Agent({keepAlive: true, maxSockets: AT_ONCE})
const authorization = `Bearer ${TOKENS.administrator}`

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-lake-fuzz-'))
  await writeTokens(dataDir)
  server = startProcess(dataDir)
  url = await ready(server)
  const mutations = ['a', 'b', 'drafts.a', 'versions.r1.a'].map((id) => ({
    create: {_id: id, _type: 'thing', title: `Thing ${id}`, list: [1, {_key: 'k', v: 2}], n: 1},
  }))
  await post(`/v1/data/mutate/${DATASET}`, JSON.stringify({mutations}))
  const picture = sharp({create: {width: 24, height: 16, channels: 3, background: '#abcdef'}})
  const bytes = new Uint8Array(await picture.png().toBuffer())
  const uploaded = await post(`/v1/assets/images/${DATASET}`, bytes)
  const {document} = (await uploaded.json()) as {document: {path: string}}
  image = document.path.split('/').at(-1) ?? ''
})

afterAll(async () => {
  agent.destroy()
  server.child.kill('SIGKILL')
  await server.exited
  await rm(dataDir, {recursive: true, force: true})
})

const post = (path: string, body: BodyInit) =>
  fetch(url + path, {method: 'POST', body, headers: {authorization}})

interface Attempt {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | undefined
}

const words = (text: string) => text.split(' ')
const odd = fc.oneof(
  fc.string({maxLength: 40}),
  fc.string({unit: 'binary', maxLength: 20}),
  fc.constantFrom('', 'a'.repeat(3000), '9'.repeat(40), '\u0000', '\ud800', 'a b'),
  fc.constantFrom(
    ...words('.. % %00 %E0%A4%A __proto__ constructor hasOwnProperty null -1 1e999 * [] {}'),
  ),
)
const id = fc.oneof(fc.constantFrom(...words('a b drafts.a versions.r1.a _.releases.r1 r1')), odd)

const GROQ = words(
  '* [ ] { } ( ) "a" \'b\' 1 -2 3.5 1e400 0..2 ... .. . , : => | -> ^ @ $p $missing == != < in match ' +
    '+ - / % ** && || ! _id _type title list null true hasOwnProperty count( length( select( order( ' +
    'score( boost( references( defined( path( coalesce( round( dateTime( now() global:: text::query( ' +
    'string::split( array::join( pt::text( geo::distance( geo( math::sum( sanity::versionOf( before() // \n',
)
const piece = fc.constantFrom(...words('1+ ! - a. a-> {a} ( [ {"a": " *[ a|| 0,'))
const query = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...GROQ), {maxLength: 24}).map((all) => all.join(' ')),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('*', '*[_type == "thing"]{title}', '*[_id in $p]', '$p.a'),
  },
  {weight: 2, arbitrary: odd},
  fc.tuple(piece, fc.constantFrom(30, 1500, 6000)).map(([one, times]) => `*${one.repeat(times)}`),
)

/** Paths of patches. */
const path = fc.oneof(
  fc.constantFrom(
    ...words(
      'title list list[0] list[_key=="k"].v list[-1] list[9:1] list[] a.b[0] _id _type _rev [ ] .. ..v * ' +
        'list[0:99999999] list[4294967295] __proto__.x constructor.prototype.x hasOwnProperty list[*].v',
    ),
  ),
  odd,
)
/** Names that the bodies of all endpoints have. */
const NAMES = words(
  'mutations transactionId actions dryRun query params id _id _type _rev _createdAt title set setIfMissing unset inc dec ' +
    'insert after items diffMatchPatch ifRevisionID publishedId draftId versionId releaseId attributes document patch ' +
    'metadata publishAt ifExists includeDrafts label memberships roleNames expiresAt origin allowCredentials schemas ' +
    'workspace schema aclMode name dataset url httpMethod headers rule on filter projection isDisabled key value',
)
const {json} = fc.letrec((tie) => ({
  json: fc.oneof(
    {maxDepth: 4, withCrossShrink: true},
    fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 'viewer', DATASET, '2999-01-01', {
      toJSON: 1,
    }),
    fc.oneof(id, path, query),
    fc.array(tie('json'), {maxLength: 3}),
    fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), path), tie('json'), {
      maxKeys: 6,
      noNullPrototype: true,
    }),
  ),
}))
const record = (more: Record<string, fc.Arbitrary<unknown>>, names: string) =>
  fc
    .tuple(fc.record(more), fc.dictionary(fc.constantFrom(...words(names)), json, {maxKeys: 4}))
    .map(([known, rest]) => Object.assign(rest, known))
const content = record(
  {_id: id, _type: fc.oneof(fc.constant('thing'), json)},
  '_rev _createdAt title hasOwnProperty',
)
const dictionary = fc.dictionary(path, json, {maxKeys: 2, noNullPrototype: true})
const operation = fc.oneof(dictionary, fc.array(path, {maxLength: 2}), json)
const patch = fc
  .tuple(
    id,
    fc.dictionary(
      fc.constantFrom(...words('set setIfMissing unset inc dec diffMatchPatch insert')),
      operation,
    ),
  )
  .map(([target, operations]) => Object.assign({id: target}, operations))
const mutation = fc.oneof(
  fc
    .tuple(fc.constantFrom('create', 'createOrReplace', 'createIfNotExists'), content)
    .map((pair) => Object.fromEntries([pair])),
  fc.record({patch}),
  fc.record({delete: fc.oneof(fc.record({id}), fc.record({query}))}),
  json,
)
const ACTIONS = words(
  'document.create document.edit document.replaceDraft document.publish document.unpublish document.delete ' +
    'document.discard document.version.create document.version.replace document.version.discard ' +
    'document.version.unpublish release.create release.import release.edit release.publish release.schedule ' +
    'release.unschedule release.archive release.unarchive release.delete nonsense',
)
const action = record(
  {
    actionType: fc.constantFrom(...ACTIONS).map((name) => `sanity.action.${name}`),
    publishedId: id,
    releaseId: id,
  },
  'draftId versionId attributes document patch metadata publishAt ifExists includeDrafts',
)
const several = (item: fc.Arbitrary<unknown>) =>
  fc.oneof({weight: 6, arbitrary: fc.array(item, {maxLength: 3})}, json)

/** What a route expects as its body. */
const BODIES: Record<string, fc.Arbitrary<unknown>> = {
  mutate: record({mutations: several(mutation)}, 'transactionId'),
  actions: record({actions: several(action)}, 'transactionId dryRun'),
  query: record({query}, 'params'),
}
/** Bodies: whole, cut off, deeply nested, or no JSON at all. */
const bodyFor = (route: string) =>
  fc
    .tuple(
      BODIES[route.split('/')[1] ?? ''] ?? json,
      fc.oneof({weight: 10, arbitrary: fc.constant(Infinity)}, fc.nat(60)),
      fc.oneof({weight: 10, arbitrary: fc.constant(0)}, fc.constantFrom(150, 50_000)),
    )
    .map(([value, end, levels]) => {
      const deep = `{"query": "$a", "params": {"a": ${'['.repeat(levels)}${']'.repeat(levels)}}}`
      return levels > 0 ? deep : (JSON.stringify(value) ?? '').slice(0, end)
    })

/** Replaces unpaired surrogates, which URLs cannot contain. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
const PARAMETERS = words(
  'query $p perspective returnQuery resultSourceMap returnDocuments dryRun visibility includeResult effectFormat ' +
    'enableResume includeDrafts revision time lastRevision fromTransaction toTime authors reverse limit types filename ' +
    'label sourceId w h max-w fit rect crop fp-x or flip blur sat invert pad bg q fm auto dpr frame dl origin sid tag',
)
const VALUES = words(
  'true false raw drafts r1,drafts mendoza 2026-01-01T00:00:00Z +275760-09-13T00:00:00Z 0 1 8 0.5 -1 crop fillmax ' +
    'focalpoint entropy format webp 0,0,4,4 9,9,1e9,1 90 hv f00 jpg gif 9999999 1,2 http://localhost:1',
)
const search = fc
  .dictionary(fc.constantFrom(...PARAMETERS), fc.oneof(fc.constantFrom(...VALUES), query), {
    maxKeys: 4,
  })
  .map((all) =>
    Object.entries(all)
      .map(([name, value]) => `${name}=${encoded(value).slice(0, 3000)}`)
      .join('&'),
  )
const dataset = fc.oneof({weight: 6, arbitrary: fc.constant(DATASET)}, odd).map(encoded)
const ids = fc.array(id, {minLength: 1, maxLength: 3}).map((some) => some.map(encoded).join(','))
const version = fc.oneof(
  {weight: 6, arbitrary: fc.constantFrom('/v1/', '/vX/', '/v2025-02-19/', '/')},
  fc.constantFrom(...words('/v/ /v0000-00-00/ /v1e9/ /v-1/ /v1/v1/ //v1/')),
)
const HEADERS = words(
  'accept accept-encoding content-type content-encoding origin range if-none-match last-event-id cookie ' +
    'authorization x-forwarded-host access-control-request-headers',
)
const header = fc.oneof(
  fc.string({maxLength: 30}).map((value) => value.replaceAll(/[^\t\u0020-\u007e]/g, '')),
  fc.constantFrom(
    '',
    'Basic YQ==',
    'x'.repeat(4000),
    ...words('gzip -1 bytes=9-1 bytes=0- */* Bearer null text/html'),
  ),
  fc.constantFrom('http://localhost', 'https://evil.example'),
)
/** Requests to all routes that the server lists, and most often to those that read much of their input. */
async function attemptsOf(seed: number): Promise<Attempt[]> {
  const listing = await (await fetch(url)).text()
  const routes = [...listing.matchAll(/^(GET|POST|PUT|PATCH) \/(.+)$/gm)].flatMap(
    ([, method = '', route = '']) => {
      const often = /^(?:data\/(?:query|mutate|actions)|images)\//.test(route)
      return Array.from({length: often ? 8 : 1}, () => ({method, route}))
    },
  )
  const attempt = fc.constantFrom(...routes).chain(({method, route}) =>
    fc
      .record({
        as: fc.option(fc.constant(authorization), {freq: 4}),
        headers: fc.dictionary(fc.constantFrom(...HEADERS), header, {
          maxKeys: 1,
          noNullPrototype: true,
        }),
        other: fc.oneof(
          {weight: 20, arbitrary: fc.constant(undefined)},
          fc.constantFrom(...words('DELETE HEAD OPTIONS TRACE PROPFIND POST')),
        ),
        parts: fc.tuple(version, dataset, ids, search),
        body: bodyFor(route),
      })
      .map(({as, headers, other, parts: [start, name, some, more], body}): Attempt => {
        const named: Record<string, string> = {project: PROJECT, dataset: name, file: image}
        const place = route.replaceAll(/:(\w+)(?:\{.+?\})?\??/g, (_, part: string) => {
          return named[part] ?? some
        })
        return {
          method: other ?? method,
          path: `${start}${place}?${more}`,
          headers: {...(as && {authorization: as}), ...headers},
          body: method === 'GET' ? undefined : body,
        }
      }),
  )
  return fc.sample(attempt, {seed, numRuns: REQUESTS})
}

/** Sends a request; of an endless stream, reads only the beginning. */
async function ask({
  method,
  path: to,
  headers,
  body: sent,
}: Attempt): Promise<[number, string, string]> {
  // Node sends a body with any method, but sets its length only for some.
  const framed =
    sent === undefined ? headers : {...headers, 'content-length': Buffer.byteLength(sent)}
  const asking = send(url + to, {method, headers: framed, agent}).end(sent)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const type = response.headers['content-type'] ?? ''
  let text = ''
  for await (const chunk of response) {
    text += String(chunk)
    if (!type.includes('event-stream')) continue
    asking.destroy()
    break
  }
  return [response.statusCode ?? 0, type, text]
}

/** Retries when the server closed a kept-alive connection just before it was used. */
const askAgain = (attempted: Attempt, more = 2): ReturnType<typeof ask> =>
  ask(attempted).catch((error: unknown) => {
    if (more === 0) throw error
    return askAgain(attempted, more - 1)
  })

async function check(attempted: Attempt): Promise<void> {
  const [status, type, text] = await askAgain(attempted)
  expect(status).toBeLessThan(500)
  // The page to sign in is HTML.
  if (status < 400 || attempted.method === 'HEAD' || type.startsWith('text/html')) return
  const said = JSON.parse(text) as {error?: {type?: string; description?: string}}
  const typed = {
    error: {type: expect.any(String) as string, description: expect.stringMatching(/./) as string},
  }
  const plain = {
    statusCode: status,
    message: expect.stringMatching(/./) as string,
    error: expect.any(String) as string,
  }
  expect(said).toMatchObject(typeof said.error === 'object' ? typed : plain)
}

async function checkAll(attempts: readonly Attempt[]): Promise<void> {
  const left = attempts.values()
  const worker = async (): Promise<void> => {
    for (const next of left) {
      await check(next).catch((cause: unknown) => {
        const shown = JSON.stringify({...next, headers: {...next.headers, authorization: '…'}})
        throw new Error(`${shown.slice(0, 3000)}\n${server.errors().slice(0, 3000)}`, {cause})
      })
    }
  }
  await Promise.all(Array.from({length: AT_ONCE}, worker))
}

async function megabytes(): Promise<number> {
  const {stdout} = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(server.child.pid)])
  return Number(stdout) / 1024
}

describe('bad input', () => {
  it('is rejected with a reason, and leaks no memory or file', async () => {
    const attempts = await attemptsOf(seedOr(20_264))
    await checkAll(attempts.slice(0, WARM_UP))
    const before = await megabytes()
    await checkAll(attempts.slice(WARM_UP))
    expect((await megabytes()) - before).toBeLessThan(MAX_GROWTH_MEGABYTES)
    expect(server.errors()).toBe('')
    expect(server.child.exitCode).toBeNull()
    expect((await post(`/v1/data/query/${DATASET}`, '{"query": "*"}')).status).toBe(200)
  })

  it.each([
    'nonsense',
    'GET / HTTP/1.1',
    'GET / HTTP/1.1\r\nHost: a b',
    'GET / HTTP/1.1\r\nHost: [',
    'GET http://x y/ HTTP/1.1\r\nHost: a',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}`,
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked',
  ])('is refused when it is not even HTTP: %j', async (head) => {
    const answer = await exchange(`${head}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    const message: unknown = expect.any(String)
    const refused = JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as unknown
    expect(refused).toMatchObject({statusCode: Number(answer.slice(9, 12)), message})
  })

  it.each(['list[0:99999999]', `list${'[0]'.repeat(20_000)}`])(
    'is refused while others are answered, when it takes long to read: unset %.20s',
    async (long) => {
      const mutations = [{patch: {id: 'a', unset: [long]}}]
      const asked = post(`/v1/data/mutate/${DATASET}`, JSON.stringify({mutations}))
      const began = performance.now()
      expect((await fetch(`${url}/v1/data/query/${DATASET}?query=1`)).status).toBe(200)
      expect(performance.now() - began).toBeLessThan(deadline(1000))
      expect((await asked).status).toBe(400)
    },
  )

  it('is not read to the end when it is too large', async () => {
    const head = `POST /v1/data/mutate/${DATASET} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n`
    expect(await exchange(`${head}Content-Length: 99999999999\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /)
    const megabyte = `100000\r\n${'x'.repeat(1024 * 1024)}\r\n`
    // The body never ends, so the server must respond before it has all of it.
    const endless = `${head}Transfer-Encoding: chunked\r\n\r\n${megabyte.repeat(5)}`
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
