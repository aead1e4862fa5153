import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'

import {needPrograms} from '../../local/testing/programs.ts'
import {buildBarePage} from '../fixtures/bare-page.ts'
import {articles} from '../fixtures/specified-routes.ts'
import {startNginx} from '../processes/nginx.ts'
import {freePort} from '../processes/ports.ts'
import {endAll, root} from '../processes/run.ts'
import {startStack} from '../processes/stack.ts'
import {bareDocument, documentPath, rewrittenPath} from './bare-document.ts'
import {startBarePage} from './bare-site.ts'
import {callAction, readForm, sendForm} from './lead-form.ts'
import {measure, median, percentile, printTable, throughput} from './measure.ts'
import {askFor, type Load, type Throughput} from './wrk.ts'

const loads: Load[] = [
  {connections: 1, seconds: 4, encoding: 'gzip'},
  {connections: 32, seconds: 4, encoding: 'gzip'},
  {connections: 256, seconds: 4, encoding: 'gzip'},
  // The remaining difference without compression.
  {connections: 32, seconds: 4, encoding: 'identity'},
]
/** Rounds of all measurements; the median of each evens out other load on the machine. */
const rounds = 3
const forms = 100
/** The least throughput of a page, as a share of its comparison's. */
const target = 0.9

interface Subject {
  name: string
  address: string
  /** Whether the page answers 404, which `wrk` counts as a failure. */
  answersNotFound?: boolean
  /** The name of the subject that it must keep up with. */
  comparedWith?: string
}

/** Serves a page from a file, compressing each response as Next.js does. */
async function serveFile(folder: string, html: string): Promise<string> {
  const port = await freePort()
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'pages/index.html'), html)
  await startNginx(
    join(folder, 'file'),
    port,
    `types { text/html html; } gzip on; gzip_comp_level 6; keepalive_requests 1000000;
     server { listen ${port}; root ${folder}/pages; }`,
  )
  return `http://localhost:${port}/`
}

/** Serves the site behind nginx with the configuration from `deploy/`, without TLS, as the file is served too. */
async function serveBehindNginx(folder: string, site: URL): Promise<string> {
  const port = await freePort()
  const deployed = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const configuration = deployed
    .replaceAll(/127\.0\.0\.1:300\d/g, `localhost:${site.port}`)
    .replace('listen 80;', `listen ${await freePort()};`)
    .replace('listen 443 ssl http2;', `listen ${port};`)
    .replace('/var/cache/nginx/site', join(folder, 'cache'))
    .replaceAll(/^\s+ssl_.*$/gm, '')
    .replaceAll('www.example.com', 'localhost')
  await startNginx(join(folder, 'site'), port, `keepalive_requests 1000000; ${configuration}`)
  return `http://localhost:${port}/`
}

/** Measures each subject under a load, in turns. */
async function measureAll(
  subjects: readonly Subject[],
  load: Load,
): Promise<Map<string, Throughput>> {
  const found = new Map<string, Throughput[]>(subjects.map(({name}) => [name, []]))
  for (const {address} of subjects) await askFor(address, {...load, seconds: 1})
  for (let round = 0; round < rounds; round += 1) {
    for (const {name, address, answersNotFound} of subjects) {
      const result = await askFor(address, load)
      if (result.failed > 0 && !answersNotFound) {
        throw new Error(`${name}: ${result.failed} requests failed.`)
      }
      found.get(name)?.push(result)
    }
  }
  return new Map(
    [...found].map(([name, results]) => [
      name,
      {
        perSecond: median(results.map(({perSecond}) => perSecond)),
        p50: median(results.map(({p50}) => p50)),
        p99: median(results.map(({p99}) => p99)),
        failed: 0,
      },
    ]),
  )
}

const shown = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0))

/** Prints the table for a load; returns whether each page keeps up with its comparison. */
async function bench(subjects: readonly Subject[], load: Load): Promise<boolean> {
  const results = await measureAll(subjects, load)
  const perSecond = (name: string) => results.get(name)?.perSecond ?? Number.NaN
  const ratios = subjects.map(({name, comparedWith}) =>
    comparedWith ? perSecond(name) / perSecond(comparedWith) : null,
  )
  const rows = subjects.map(({name, comparedWith}, index) => [
    name,
    shown(perSecond(name)),
    shown(results.get(name)?.p99 ?? Number.NaN),
    comparedWith ? `${ratios[index]?.toFixed(2)} of ${comparedWith}` : '',
  ])
  printTable([`${load.connections} at once, ${load.encoding}`, 'per second', 'p99 ms', ''], rows)
  console.log('')
  return ratios.every((ratio) => ratio === null || ratio >= target)
}

/** The demo form, sent in both ways: React's server action, and a form post that returns a page. */
const senders = [
  {name: 'by script', visitors: '2001:db8:a', send: callAction},
  {name: 'without script', visitors: '2001:db8:b', send: sendForm},
]

async function benchForm(site: string): Promise<void> {
  const address = new URL('/', site).href
  const fields = await readForm(address)
  // The form rejects submissions that come too fast.
  await delay(2000)
  const rows: string[][] = []
  for (const {name, visitors, send} of senders) {
    for (const atOnce of [1, 32]) {
      const sent = await measure({calls: forms, atOnce}, async (index) => {
        const visitor = `${visitors}${atOnce}::${index}`
        const email = `bench-${visitor.replaceAll(':', '-')}@example.com`
        if (await send(address, fields, {email, visitor})) return
        throw new Error('An entry was not confirmed.')
      })
      rows.push([
        `${name}, ${atOnce} at once`,
        shown(throughput(sent)),
        shown(percentile(sent, 0.5)),
        shown(percentile(sent, 0.99)),
      ])
    }
  }
  printTable(['demo form, sent', 'per second', 'p50 ms', 'p99 ms'], rows)
}

await needPrograms('nginx', 'wrk')
// Lets each entry come from its own IP address.
const stack = await startStack({TRUSTED_PROXY: '1'})
const bare = await buildBarePage(await bareDocument(stack.siteUrl))
const folder = mkdtempSync(join(tmpdir(), 'bench-site-'))
const results: boolean[] = []
try {
  const at = (path: string) => new URL(path, stack.siteUrl).href
  const html = await (await fetch(at('/'))).text()
  const bareUrl = await startBarePage(bare.folder)
  const document = 'the document in a bare Next.js'
  const file = 'the document as a file of nginx'
  const subjects: Subject[] = [
    {name: document, address: new URL(documentPath, bareUrl).href},
    {
      name: 'the same through a proxy that rewrites',
      address: new URL(rewrittenPath, bareUrl).href,
    },
    {name: 'home page', address: at('/'), comparedWith: document},
    {name: file, address: await serveFile(folder, html)},
    {
      name: 'home page behind nginx',
      address: await serveBehindNginx(folder, new URL(stack.siteUrl)),
      comparedWith: file,
    },
    {name: 'article', address: at(`/blog/${articles.at(-1)?.en}`)},
    {name: 'Markdown of it', address: at(`/blog/${articles.at(-1)?.en}.md`)},
    {name: 'not found', address: at('/not-there'), answersNotFound: true},
  ]
  for (const load of loads) results.push(await bench(subjects, load))
  await benchForm(stack.siteUrl)
} finally {
  await endAll()
  await stack.stop()
  bare.remove()
  rmSync(folder, {recursive: true, force: true})
}
const missed = results.includes(false)
console.log(missed ? '\nA target was missed.' : '\nEvery target was met.')
process.exit(missed ? 1 : 0)
