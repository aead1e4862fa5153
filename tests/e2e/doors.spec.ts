import {leadFields} from '../../lib/leads/fields.ts'
import {draftEnableEndpoint, endpoints, revalidateEndpoint} from '../../lib/urls/endpoints.ts'
import {leadsEndpoint} from '../../lib/urls/paths.ts'
import {forwarderToken} from '../../local/supabase/keys.ts'
import {deadline} from '../machine-speed.ts'
import {shareByDay} from '../nightly.ts'
import {descendant} from '../processes/descendant.ts'
import {eventLoopDelay, longestDelay} from '../processes/event-loop.ts'
import {processorTime} from '../processes/usage.ts'
import {type RawAnswer, type RawRequest, sendRaw} from './raw-request.ts'
import {expect, stack, test} from './site.ts'

const {contentLake, supabase} = stack.credentials
const [site, database, lake] = [stack.siteUrl, supabase.url, contentLake.url]

/** Bytes of the largest bodies of a visitor, of a webhook, and of a query. */
const largest = {body: 64 * 1024, webhook: 256 * 1024, query: 1024 * 1024}

/** A place where strangers send texts. */
interface Door {
  to: string
  request: (text: string) => Partial<RawRequest>
  /** How the text stands in the request. */
  written: (text: string) => string
  /** Bytes of the longest text. */
  largest: number
}

/** Bytes of one part of a head; Node.js accepts 16 kB of all. */
const largestHead = 15_000

const writtenInTarget = (text: string) =>
  /^[!-~]*$/.test(text) ? text : encodeURIComponent(text.toWellFormed())

const target = (to: string, before: string): Door => ({
  to,
  request: (text) => ({target: before + text}),
  written: writtenInTarget,
  largest: largestHead,
})

const header = (to: string, path: string, name: string, before = ''): Door => ({
  to,
  request: (text) => ({target: path, headers: [[name, before + text]]}),
  written: (text) => text.replaceAll(/[\r\n\0]/g, ' '),
  largest: largestHead,
})

const body = (to: string, path: string, type: string, [before, after]: string[], most: number) => ({
  to,
  request: (text: string) => ({
    method: 'POST',
    target: path,
    headers: [['content-type', type]] as const,
    body: Buffer.from(`${before}${text}${after}`),
  }),
  written: (text: string) => text,
  largest: most - Buffer.byteLength(`${before}${after}`),
})

/** A JSON body, in which the text stands for `TEXT`. */
const json = (to: string, path: string, value: object, most = largest.body): Door => ({
  ...body(to, path, 'application/json', JSON.stringify(value).split('TEXT'), most),
  written: (text) => JSON.stringify(text).slice(1, -1),
})

/** A form that is valid but for the text, and marked as a robot's. */
const form = {name: 'Ann', email: 'doors@mail.example', form: 'waitlist', language: 'en', x7: 'x'}
const entry = {name: 'Ann', email: 'doors@mail.example', suspected: true}

const query = `/v2025-02-19/data/query/${contentLake.dataset}`
const mutate = `/v2025-02-19/data/mutate/${contentLake.dataset}`

const doors: Door[] = [
  ...['/', '/fr/', '/blog/', '/about?x=', '/search?q='].map((path) => target(site, path)),
  ...endpoints
    .filter((path) => path.includes('['))
    .map((path) => target(site, path.replace(/\[.*/, ''))),
  target(site, `${draftEnableEndpoint}?sanity-preview-secret=`),
  ...[
    'accept',
    'accept-language',
    'cookie',
    'next-router-state-tree',
    'origin',
    'referer',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-request-id',
  ].map((name) => header(site, '/no-such-page', name, 'a=')),
  ...[...leadFields, 'source', 'consent', 'landing', 'elapsed'].map((field) =>
    json(site, leadsEndpoint, {...form, [field]: 'TEXT'}),
  ),
  json(site, leadsEndpoint, {...form, email: 'a@TEXT'}),
  json(site, leadsEndpoint, {...form, landing: 'http://TEXT'}),
  json(site, leadsEndpoint, {...form, TEXT: ''}),
  body(
    site,
    leadsEndpoint,
    'application/x-www-form-urlencoded',
    ['name=', '&form=demo'],
    largest.body,
  ),
  body(site, leadsEndpoint, 'multipart/form-data; boundary=x', ['', ''], largest.body),
  body(site, revalidateEndpoint, 'application/json', ['', ''], largest.webhook),

  ...[...leadFields, 'landing_page', 'consent_version', 'TEXT'].map((column) =>
    json(database, '/rest/v1/rpc/add_entry', {entry: {...entry, [column]: 'TEXT'}}),
  ),
  json(database, '/rest/v1/rpc/add_entry', {TEXT: entry}),
  json(database, '/rest/v1/rpc/allow_sign_in', {email: 'TEXT'}),
  json(database, '/rest/v1/rpc/allow_sign_in', {email: 'a', device: 'TEXT'}),
  json(database, '/rest/v1/rpc/claim_delivery', {receiver: 'TEXT', receivers: []}),
  json(database, '/auth/v1/token?grant_type=refresh_token', {refresh_token: 'TEXT'}),
  body(database, '/rest/v1/rpc/add_entry', 'application/json', ['', ''], largest.body),
  ...['name=eq.', 'or=', 'select=', 'order=', 'TEXT='].map((start) =>
    target(database, `/rest/v1/waitlist?${start}`),
  ),
  target(database, '/rest/v1/rpc/allow_sign_in?allow_sign_in=match.'),
  header(database, '/rest/v1/waitlist', 'authorization', 'Bearer '),
  header(database, '/rest/v1/waitlist', 'prefer'),

  // A query is a program, whose time is limited; its values are texts.
  ...['query=*%5B0%5D&$x=', 'query=*%5Btitle%20match%20"'].map((start) =>
    target(lake, `${query}?${start}`),
  ),
  json(lake, query, {query: '$x', params: {x: 'TEXT'}}, largest.query),
  body(lake, mutate, 'application/json', ['', ''], largest.query),
  header(lake, `${query}?query=1`, 'origin', 'http://'),
  header(lake, `${query}?query=1`, 'authorization', 'Bearer '),
]

/** What makes careless code slow when there is much of it: units again and again, and one where all signs differ. */
const units =
  `a A 7 @ a@ a. . .. - – _ * + / /a // /. \\ ? & &a= a=; = # : ; , a, ;q= en, % %2 %40 %2F %C3%A9 %E0%A4 " ' l'
  ( [ [[ { {{ < </ \` é e\u0301 \u0301 \u200B \uD800 🎙 ﷺ .md -auth-token`
    .split(/\s+/)
    .concat(' ', ' a', ', ', '\t', '\u00A0', '\r\n', '\n', '\0')
    .map((unit) => (_index: number) => unit)
    .concat((index) => String.fromCodePoint(0x4e00 + (index % 0x5000)))

const processes = ['next-server', 'local/supabase/main.ts', 'local/sanity/main.ts']
const pids = processes.map((command) => descendant(stack.pid, command))
const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0)

/** Returns the delay of the site's event loop since the last call, at the 99th percentile. */
async function siteDelay(): Promise<number> {
  const {p99} = await eventLoopDelay(descendant(stack.pid, 'next-server'), stack.eventLoop)
  return p99
}

/** How the site names a visitor to the database, and a proxy to the site. */
const headersOf = (visitor: string) => ({
  apikey: supabase.publishableKey,
  'x-forwarder-token': forwarderToken(supabase.secretKey),
  'x-visitor-address': visitor,
  'x-forwarded-for': visitor,
})

let visitors = 0

/** Sends a text as a visitor who was never there before, so that no rate limit answers. */
function send({to, request}: Door, text: string): Promise<RawAnswer> {
  visitors += 1
  const given = request(text)
  return sendRaw(new URL(to), {
    method: 'GET',
    target: '/',
    body: Buffer.alloc(0),
    ...given,
    headers: [
      ...Object.entries(headersOf(`198.18.${visitors >> 8}.${visitors & 255}`)),
      ...(given.headers ?? []),
    ],
  })
}

/** Milliseconds of processor time within which costs are not compared. */
const little = deadline(50)

/** How much more four times the text may cost, with slack for what else the processes do. */
const mostGrowth = 4 * 1.5

/** What is wrong with a door: an error of the server, or a text that costs more than its length. */
async function faultsOf(door: Door, tried: readonly (typeof units)[number][]): Promise<string[]> {
  const faults: string[] = []
  for (const unitAt of tried) {
    const length = Math.floor(door.largest / Buffer.byteLength(door.written(unitAt(0))))
    const costOf = async (size: number) => {
      const text = Array.from({length: size}, (_, index) => door.written(unitAt(index))).join('')
      const before = used()
      const {status} = await send(door, text)
      if ((status ?? 0) >= 500) faults.push(`${JSON.stringify(unitAt(0))}: status ${status}`)
      return used() - before
    }
    // Other tests use the same processes, so the least of three counts.
    const least = async (size: number) =>
      Math.min(await costOf(size), await costOf(size), await costOf(size))
    const growth = async () => {
      const [whole, quarter] = [await least(length), await least(Math.floor(length / 4))]
      const isMore = whole > mostGrowth * Math.max(quarter, little / 4)
      return isMore ? `${quarter} ms, and ${whole} ms for four times as much` : null
    }
    if ((await costOf(length)) <= little) continue
    // What another test costs meanwhile is not found six times in a row.
    let fault = await growth()
    for (let tries = 1; fault && tries < 6; tries += 1) fault = await growth()
    if (fault) faults.push(`${JSON.stringify(unitAt(0))}: ${fault}`)
  }
  return faults
}

test('no text costs more than its length, wherever strangers send it', async () => {
  test.setTimeout(deadline(600_000))
  const faults: string[] = []
  await siteDelay()
  for (const [index, door] of doors.entries()) {
    const {target: to, headers: [name] = [], body: sent} = door.request('TEXT')
    const found = await faultsOf(door, shareByDay(units, 6, index))
    faults.push(...found.map((fault) => `${String(to)} ${String(name)} ${String(sent)} ${fault}`))
  }
  expect(await siteDelay()).toBeLessThan(deadline(longestDelay))
  expect(faults).toEqual([])
})
