import {existsSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'

import type {SanityClient} from '@sanity/client'

import {readCredentials} from '../../local/credentials.ts'
import {readSeed} from '../../local/starter/seed-documents.ts'
import {contentClient} from '../../local/starter/seed.ts'
import {processTree} from '../processes/descendant.ts'
import {createBuildFolder, nextProgram, production, serve} from '../processes/next.ts'
import {freePort} from '../processes/ports.ts'
import {endAll, run} from '../processes/run.ts'
import {startServices} from '../processes/starter.ts'
import {megabytes} from '../processes/usage.ts'
import {median, percentile, printTable} from './measure.ts'

/* What do many articles cost? Copies of the seed's articles in both languages: the build, a publish, the sitemap. */

/** Numbers of articles, each in two languages; `BENCH_SIZES` overrides them. */
const sizes = (process.env['BENCH_SIZES'] ?? '10,5000').split(',').map(Number)

const publishes = 12
const firstRequests = 10
const languages = ['en', 'fr'] as const
const day = 86_400_000

type Language = (typeof languages)[number]

const originals = readSeed()
  .map(({document}) => document)
  .filter(({_type}) => _type === 'article')

const idOf = (number: number, language: Language) => `growth-${number}-${language}`
const hrefOf = (number: number, language: Language) =>
  `${language === 'en' ? '' : '/fr'}/blog/growth-${number}`
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const weakReference = (id: string) => ({_key: id, _type: 'reference', _ref: id, _weak: true})

/** Returns a copy of one of the seed's articles for both languages, in English. Higher numbers are older. */
function makeArticle(number: number): {_id: string; _type: string}[] {
  const original = originals[number % originals.length]!
  // Older than every article of the seed.
  const publishedAt = Date.UTC(2025, 4, 1) - number * day
  const articles = languages.map((language) =>
    Object.assign({}, original, {
      _id: idOf(number, language),
      language,
      title: `${String(original['title'])}, ${number}`,
      slug: {_type: 'slug', current: `growth-${number}`},
      // Only the original may have these addresses.
      untranslatedSlugs: undefined,
      canonicalPath: undefined,
      publishedAt: isoDay(publishedAt),
      updatedAt: isoDay(publishedAt + 30 * day),
      related: [1, 2, 3]
        .map((step) => number - step)
        .filter((other) => other >= 0)
        .map((other) => weakReference(idOf(other, language))),
    }),
  )
  const translations = {
    _id: `translation-growth-${number}`,
    _type: 'translation.metadata',
    schemaTypes: ['article'],
    translations: languages.map((language) => ({
      _key: language,
      _type: 'internationalizedArrayReferenceValue',
      language,
      value: weakReference(idOf(number, language)),
    })),
  }
  return [...articles, translations]
}

/** Adds articles to those that exist. */
async function addArticles(client: SanityClient, from: number, to: number): Promise<void> {
  const atOnce = 25
  for (let start = from; start < to; start += atOnce) {
    const count = Math.min(atOnce, to - start)
    const documents = Array.from({length: count}, (_, index) => makeArticle(start + index)).flat()
    await client.mutate(
      documents.map((document) => ({create: document})),
      {visibility: 'async', returnDocuments: false},
    )
  }
}

/** Megabytes of memory of a process and its descendants; shared memory is counted repeatedly. */
const memoryOf = (root: number): number =>
  processTree(root).reduce((total, {pid}) => total + megabytes(pid), 0)

/** Builds the site; returns the seconds and the most memory. */
async function build(variables: Record<string, string>): Promise<{seconds: number; most: number}> {
  const began = performance.now()
  const {pid, ended, output} = run([process.execPath, nextProgram, 'build'], {
    env: {...variables, ...production},
  })
  let most = 0
  for (let goesOn = true; goesOn;) {
    most = Math.max(most, memoryOf(pid))
    goesOn = await Promise.race([ended.then(() => false), delay(200, true)])
  }
  if ((await ended) !== 0) throw new Error(`The build failed:\n${output()}`)
  return {seconds: (performance.now() - began) / 1000, most}
}

/** Requests a page uncompressed, so that frequent polling does not slow down rendering. */
async function read(address: string): Promise<string> {
  const response = await fetch(address, {headers: {'accept-encoding': 'identity'}})
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}.`)
  return response.text()
}

/** Polls a page until it contains a text; returns the milliseconds that took. */
async function untilShown(address: string, text: string, interval = 10): Promise<number> {
  const since = performance.now()
  while (!(await read(address)).includes(text)) {
    if (performance.now() - since > 300_000) throw new Error(`${address} does not change.`)
    await delay(interval)
  }
  return performance.now() - since
}

/** Measures the running site; returns a table's column. */
async function measureSite(
  {siteUrl, distDir, client}: {siteUrl: string; distDir: string; client: SanityClient},
  articles: number,
): Promise<Record<string, number>> {
  const publishInSitemap = async () => {
    const {_updatedAt} = await client
      .patch(idOf(0, 'en'))
      .set({readTime: 12})
      .commit({visibility: 'async'})
    // The sitemap has megabytes: polling more often would slow down its rendering.
    return untilShown(`${siteUrl}/sitemap.xml`, _updatedAt, 200)
  }
  // The first publish waits for the webhooks of the documents added before the build.
  await publishInSitemap()
  const firstTimes: number[] = []
  for (let number = articles - 1; number >= 0 && firstTimes.length < firstRequests; number -= 1) {
    const href = hrefOf(number, 'en')
    if (existsSync(join(distDir, 'server/app/en', `${href}.html`))) continue
    const began = performance.now()
    await read(siteUrl + href)
    firstTimes.push(performance.now() - began)
  }
  const visible: number[] = []
  for (let index = 0; index < publishes; index += 1) {
    const number = Math.floor((index * articles) / publishes)
    const language = languages[index % 2]!
    const title = `Published with the number ${index}`
    await client.patch(idOf(number, language)).set({title}).commit({visibility: 'async'})
    visible.push(await untilShown(siteUrl + hrefOf(number, language), title))
    await delay(3000)
  }
  const sitemapSeconds = (await publishInSitemap()) / 1000
  return {
    'first request of a page not built ahead, ms': median(firstTimes),
    'publish to visible, p50 ms': percentile(visible, 0.5),
    'publish to visible, p95 ms': percentile(visible, 0.95),
    'publish to sitemap, s': sitemapSeconds,
    'sitemap, kB': Buffer.byteLength(await read(`${siteUrl}/sitemap.xml`)) / 1000,
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-growth-'))
const port = await freePort()
const folder = createBuildFolder(port)
const siteUrl = `http://localhost:${port}`
const results: Record<string, number>[] = []
try {
  for (const [index, articles] of sizes.entries()) {
    const services = await startServices(port, {
      env: {DATA_DIR: dataDir, NEXT_DIST_DIR: folder.name},
    })
    const client = contentClient(readCredentials(dataDir).contentLake)
    await addArticles(client, sizes[index - 1] ?? 0, articles)
    rmSync(folder.path, {recursive: true, force: true})
    const {seconds, most} = await build(services.variables)
    const site = await serve(port, services.variables)
    const measured = await measureSite({siteUrl, distDir: folder.path, client}, articles)
    results.push({
      'build, s': seconds,
      'memory of the build, MB': most,
      ...measured,
      'memory of site and services, MB': memoryOf(site.pid) + memoryOf(services.pid),
    })
    await endAll()
  }
  printTable(
    ['articles, in two languages', ...sizes.map(String)],
    Object.keys(results[0] ?? {}).map((name) =>
      [name].concat(
        results.map((result) => (result[name] ?? Number.NaN).toFixed(result[name]! < 10 ? 1 : 0)),
      ),
    ),
  )
} finally {
  await endAll()
  rmSync(dataDir, {recursive: true, force: true})
  folder.remove()
}
