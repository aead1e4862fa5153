import {cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import {gzipSync} from 'node:zlib'

import type {SanityClient} from '@sanity/client'

import {contentLakeClient, readCredentials} from '../processes/credentials.ts'
import {
  type BuildFolder,
  createBuildFolder,
  nextProgram,
  production,
  serve,
} from '../processes/next.ts'
import {freePort} from '../processes/ports.ts'
import {endAll, run} from '../processes/run.ts'
import {startServices} from '../processes/services.ts'
import {hrefOf, makeArticle} from './growth-articles.ts'
import {type Measurement, percentile, printTable} from './measure.ts'
import {memoryOf, processorTime} from './process-tree.ts'

/** Numbers of articles, each in two languages; `BENCH_SIZES` overrides them. */
const sizes = (process.env['BENCH_SIZES'] ?? '10,100,1000,5000').split(',').map(Number)

const targets = {
  buildBytes: 2e9,
  /** Milliseconds from publishing to visible, at p95. */
  visible: 1000,
  /** A cost may grow this many times as fast as the content from one size to the next. */
  tolerance: 1.25,
}

const publishes = 12
const firstRequests = 10
const minutes = 60_000
const megabyte = 1e6

/** Milliseconds between readings of the build's memory. */
const sampling = 200

/** The measurements at one size. Costs should grow no faster than the content; the others are only reported. */
interface Result {
  articles: number
  costs: Record<string, number>
  told: Record<string, number>
}

interface Place {
  /** Variables that the services, build and site share. */
  env: Record<string, string>
  dataDir: string
  folder: BuildFolder
  port: number
  siteUrl: string
}

async function makePlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-growth-'))
  const port = await freePort()
  const folder = createBuildFolder(port)
  const env = {
    CONTENT_LAKE_PORT: String(await freePort()),
    SUPABASE_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    NEXT_DIST_DIR: folder.name,
  }
  return {env, dataDir, folder, port, siteUrl: `http://localhost:${port}`}
}

const articlesAtOnce = 25

/** Milliseconds without a webhook after which none is left; the Content Lake retries every second. */
const announced = 4000

/** Creates articles in addition to the existing ones. */
async function addArticles(client: SanityClient, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += articlesAtOnce) {
    const count = Math.min(articlesAtOnce, to - start)
    const documents = Array.from({length: count}, (_, index) => makeArticle(start + index)).flat()
    await client.mutate(
      documents.map((document) => ({create: document})),
      {visibility: 'async', returnDocuments: false},
    )
  }
}

/**
 * Accepts webhooks in the site's place until none is left. The build comes later and does not need them, and thousands
 * of documents would keep the site busy at startup.
 */
async function drainWebhooks({port}: Place): Promise<void> {
  let last = performance.now()
  const site = createServer((_request, response) => {
    last = performance.now()
    response.end()
  })
  site.listen(port, 'localhost')
  while (performance.now() - last < announced) await delay(sampling)
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
}

interface Build {
  seconds: number
  /** The peak memory of all build processes together. */
  bytes: number
}

/** Compiles the code, or renders the pages with code that is compiled already. */
async function build(
  mode: 'compile' | 'generate',
  variables: Record<string, string>,
): Promise<Build> {
  const command = run([process.execPath, nextProgram, 'build', '--experimental-build-mode', mode], {
    env: {...variables, ...production},
  })
  const began = performance.now()
  let bytes = 0
  for (let goesOn = true; goesOn;) {
    bytes = Math.max(bytes, memoryOf(command.pid))
    goesOn = await Promise.race([command.ended.then(() => false), delay(sampling, true)])
  }
  const seconds = (performance.now() - began) / 1000
  if ((await command.ended) !== 0) throw new Error(`The build failed:\n${command.output()}`)
  console.error(`${mode}: ${seconds.toFixed(0)} s, ${(bytes / megabyte).toFixed(0)} MB`)
  return {seconds, bytes}
}

interface Bench {
  siteUrl: string
  distDir: string
  /** The site's and the services' process ids. */
  processes: readonly number[]
  client: SanityClient
  articles: number
}

const workOf = ({processes}: Bench) =>
  processes.reduce((total, pid) => total + processorTime(pid), 0)

/** Requests a page uncompressed, so that frequent polling does not slow down rendering. */
async function read({siteUrl}: Bench, path: string): Promise<string> {
  const response = await fetch(new URL(path, siteUrl), {
    headers: {'accept-encoding': 'identity'},
  })
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`)
  return response.text()
}

/** Polls a page until it contains a text; returns the milliseconds that took. */
async function untilShown(bench: Bench, path: string, text: string, interval = 10) {
  const since = performance.now()
  while (!(await read(bench, path)).includes(text)) {
    if (performance.now() - since > 5 * minutes) throw new Error(`${path} does not change.`)
    await delay(interval)
  }
  return performance.now() - since
}

/** A publish counts as processed after `times` intervals, in milliseconds, with less CPU use than `share`. */
const quiet = {interval: 500, times: 4, share: 0.06}

/** Waits until all processes are idle; returns the CPU milliseconds used since `since`. */
async function untilQuiet(bench: Bench, since: number): Promise<number> {
  let before = workOf(bench)
  for (let rests = 0; rests < quiet.times;) {
    await delay(quiet.interval)
    const now = workOf(bench)
    rests = now - before < quiet.interval * quiet.share ? rests + 1 : 0
    before = now
  }
  return before - since
}

const measurementOf = (times: number[]): Measurement => ({times, total: 0})

interface Published {
  visible: Measurement
  /** CPU milliseconds per publish. */
  work: number[]
}

/** Publishes titles of old and new articles in both languages; waits until each is visible and fully processed. */
async function publishArticles(bench: Bench): Promise<Published> {
  const {client, articles} = bench
  const visible: number[] = []
  const work: number[] = []
  for (let index = 0; index < publishes; index += 1) {
    const number = Math.floor((index * articles) / publishes)
    const language = index % 2 === 0 ? 'en' : 'fr'
    const title = `Published with the number ${index}`
    const before = workOf(bench)
    await client.patch(`growth-${number}-${language}`).set({title}).commit({visibility: 'async'})
    visible.push(await untilShown(bench, hrefOf(number, language), title))
    work.push(await untilQuiet(bench, before))
  }
  return {visible: measurementOf(visible), work}
}

/** Publishes a page that is in every page's menu. */
async function publishMenuPage(bench: Bench): Promise<{visible: number; work: number}> {
  // All sizes use one dataset, so each needs a title of its own.
  const title = `A heading published with ${bench.articles} articles`
  const before = workOf(bench)
  await bench.client
    .patch('page-about-en')
    .set({'sections[_key=="header"].title': title})
    .commit({visibility: 'async'})
  const visible = await untilShown(bench, '/about', title)
  return {visible, work: await untilQuiet(bench, before)}
}

/** Returns the milliseconds until the sitemap shows a new modification date. */
async function timeSitemap(bench: Bench): Promise<number> {
  const {_updatedAt} = await bench.client
    .patch('growth-0-en')
    .set({readTime: 12})
    .commit({visibility: 'async'})
  // The sitemap has five megabytes: polling more often would slow down its rendering.
  const milliseconds = await untilShown(bench, '/sitemap.xml', _updatedAt, 200)
  await untilQuiet(bench, 0)
  return milliseconds
}

/** Returns the oldest articles that the build has not prerendered. */
function unbuilt({distDir, articles}: Bench): string[] {
  const hrefs: string[] = []
  for (let number = articles - 1; number >= 0 && hrefs.length < firstRequests; number -= 1) {
    const href = hrefOf(number, 'en')
    if (!existsSync(join(distDir, 'server/app/en', `${href}.html`))) hrefs.push(href)
  }
  return hrefs
}

async function timeRequests(bench: Bench, hrefs: readonly string[]): Promise<number> {
  const times: number[] = []
  for (const href of hrefs) {
    const began = performance.now()
    await read(bench, href)
    times.push(performance.now() - began)
  }
  return percentile(measurementOf(times), 0.5)
}

async function measureSite(bench: Bench): Promise<Omit<Result, 'articles'>> {
  // Waits until startup webhooks are processed, and keeps the first publish, which is slower, out of the results.
  await timeSitemap(bench)
  const left = unbuilt(bench)
  const first = await timeRequests(bench, left)
  const again = await timeRequests(bench, left)
  const sitemapSeconds = (await timeSitemap(bench)) / 1000
  const sitemap = await read(bench, '/sitemap.xml')
  const blog = await read(bench, '/blog')
  const {visible, work} = await publishArticles(bench)
  const menu = await publishMenuPage(bench)
  return {
    costs: {
      'first request of a page not built ahead, ms': first,
      'publish to visible, p50 ms': percentile(visible, 0.5),
      'publish to visible, p95 ms': percentile(visible, 0.95),
      'work of a publish, p50 ms of processor': percentile(measurementOf(work), 0.5),
      'publish of a page in the menu to visible, ms': menu.visible,
      'work of that, ms of processor': menu.work,
      'sitemap, bytes': Buffer.byteLength(sitemap),
      'publish to sitemap, s': sitemapSeconds,
      'blog, bytes': Buffer.byteLength(blog),
      'blog, bytes of gzip': gzipSync(blog).length,
      'llms.txt, bytes': Buffer.byteLength(await read(bench, '/llms.txt')),
      'memory of site and services, MB':
        bench.processes.reduce((total, pid) => total + memoryOf(pid), 0) / megabyte,
    },
    told: {
      'the same page again, ms': again,
      'sitemap, addresses': sitemap.split('<loc>').length - 1,
    },
  }
}

/** Renders and serves the compiled site with so many articles. */
async function measureSize(
  {place, compiled, before}: {place: Place; compiled: string; before: number},
  articles: number,
): Promise<Result> {
  const {folder, siteUrl} = place
  const services = await startServices(place.port, {env: place.env})
  const client = contentLakeClient(readCredentials(place.dataDir).contentLake)
  await addArticles(client, before, articles)
  await drainWebhooks(place)
  rmSync(folder.path, {recursive: true, force: true})
  cpSync(compiled, folder.path, {recursive: true, verbatimSymlinks: true})
  const {seconds, bytes} = await build('generate', services.variables)
  const site = await serve(place.port, services.variables)
  const processes = [services.pid, site.pid]
  const bench = {siteUrl, distDir: folder.path, processes, client, articles}
  const {costs, told} = await measureSite(bench)
  await endAll()
  const built = {'pages of the build, s': seconds, 'their memory, MB': bytes / megabyte}
  const result = {articles, costs: {...built, ...costs}, told}
  // A later size may fail, so each result is printed at once.
  console.error(JSON.stringify(result))
  return result
}

/** Compiles once, because compiled code is independent of content; returns the cost and the folder. */
async function compile(place: Place): Promise<Build & {compiled: string}> {
  const services = await startServices(place.port, {env: place.env})
  const result = await build('compile', services.variables)
  await services.stop()
  const compiled = join(place.dataDir, 'compiled')
  cpSync(place.folder.path, compiled, {recursive: true, verbatimSymlinks: true})
  return {...result, compiled}
}

const shown = (value: number | undefined) => {
  if (value === undefined || Number.isNaN(value)) return '–'
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en')
}

function printCosts(results: readonly Result[]): void {
  const rowsOf = (kind: 'costs' | 'told') =>
    Object.keys(results[0]?.[kind] ?? {}).map((name) =>
      [name].concat(results.map((result) => shown(result[kind][name]))),
    )
  const sizesOf = results.map(({articles}) => articles.toLocaleString('en'))
  printTable(['articles, in two languages', ...sizesOf], [...rowsOf('costs'), ...rowsOf('told')])
}

/** Returns the costs that grew faster than the content from one size to the next. */
function tooFast(before: Result, after: Result): string[] {
  const content = after.articles / before.articles
  return Object.entries(after.costs).flatMap(([name, cost]) => {
    const growth = cost / (before.costs[name] ?? Number.NaN)
    if (!(growth > content * targets.tolerance)) return []
    return [
      `${name}: ${growth.toFixed(1)} times from ${before.articles} to ${after.articles} articles`,
    ]
  })
}

function missed(results: readonly Result[], compiling: Build): string[] {
  const last = results.at(-1)
  const steps = results.slice(1).flatMap((result, index) => {
    const before = results[index]
    return before ? tooFast(before, result) : []
  })
  const rendering = (last?.costs['their memory, MB'] ?? 0) * megabyte
  const bytes = Math.max(rendering, compiling.bytes)
  const late = results.filter(
    ({costs}) => (costs['publish to visible, p95 ms'] ?? 0) > targets.visible,
  )
  return [
    ...steps,
    ...(bytes > targets.buildBytes ? [`the build held ${(bytes / 1e9).toFixed(1)} GB`] : []),
    ...late.map(({articles}) => `${articles} articles: a publish is visible after a second`),
  ]
}

async function measureAll(place: Place): Promise<boolean> {
  const {compiled, ...compiling} = await compile(place)
  const results: Result[] = []
  for (const size of sizes) {
    const before = results.at(-1)?.articles ?? 0
    results.push(await measureSize({place, compiled, before}, size))
  }
  console.log(
    `Compiled in ${shown(compiling.seconds)} s with ${shown(compiling.bytes / megabyte)} MB.\n`,
  )
  printCosts(results)
  console.log('')
  const problems = missed(results, compiling)
  for (const problem of problems) console.log(`Missed: ${problem}`)
  if (problems.length === 0) console.log('Every target was met.')
  return problems.length === 0
}

const place = await makePlace()
let isGood = false
try {
  isGood = await measureAll(place)
} finally {
  await endAll()
  rmSync(place.dataDir, {recursive: true, force: true})
  place.folder.remove()
}
process.exit(isGood ? 0 : 1)
