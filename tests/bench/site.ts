import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'

import {needPrograms} from '../../local/testing/programs.ts'
import {buildBarePage} from '../bare-page.ts'
import {startNginx} from '../processes/nginx.ts'
import {freePort} from '../processes/ports.ts'
import {endAll} from '../processes/run.ts'
import {startStack} from '../processes/stack.ts'
import {articles} from '../specified-routes.ts'
import {startBarePage} from './bare-site.ts'
import {callAction, readForm, sendForm} from './lead-form.ts'
import {measure, median, percentile, printTable, throughput} from './measure.ts'
import {askFor, type Load, type Throughput} from './wrk.ts'

const loads: Load[] = [
  {connections: 1, seconds: 4, encoding: 'gzip'},
  {connections: 32, seconds: 4, encoding: 'gzip'},
  {connections: 256, seconds: 4, encoding: 'gzip'},
  // What is left of the difference when nothing is compressed.
  {connections: 32, seconds: 4, encoding: 'identity'},
]
/** Rounds of everything; the median of each counts, so that a moment's other work on the machine does not. */
const rounds = 3
const forms = 100
/** How much of the throughput of a bare page one of the site has at least. */
const target = 0.9

interface Subject {
  name: string
  address: string
  /** What 404 pages answer counts as failed by `wrk`. */
  answersNotFound?: boolean
  /** Whether it has to keep up with a bare page. */
  hasTarget?: boolean
}

/** Serves a page from a file, compressed while it answers, as Next.js does. */
async function serveFile(html: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'))
  const port = await freePort()
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'pages/index.html'), html)
  const nginx = await startNginx(
    folder,
    port,
    `types { text/html html; } gzip on; gzip_comp_level 6; keepalive_requests 1000000;
     server { listen ${port}; root ${folder}/pages; }`,
  )
  void nginx.ended.then(() => rmSync(folder, {recursive: true, force: true}))
  return `http://localhost:${port}/`
}

/** What each subject does under a load, measured in turns. */
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

/** Prints the table of one load; says whether the site's pages keep up with a bare one. */
async function bench(subjects: readonly Subject[], load: Load): Promise<boolean> {
  const results = await measureAll(subjects, load)
  const bare = results.get('bare page')?.perSecond ?? Number.NaN
  const rows = [...results].map(([name, {perSecond, p99}]) => [
    name,
    shown(perSecond),
    shown(p99),
    (perSecond / bare).toFixed(2),
  ])
  const title = `${load.connections} at once, ${load.encoding}`
  printTable([title, 'per second', 'p99 ms', 'of a bare page'], rows)
  console.log('')
  return subjects
    .filter(({hasTarget}) => hasTarget)
    .every(({name}) => (results.get(name)?.perSecond ?? 0) / bare >= target)
}

/** The demo form: its action as React calls it, and sent without script, so that its answer is a page. */
const senders = [
  {name: 'by script', visitors: '2001:db8:a', send: callAction},
  {name: 'without script', visitors: '2001:db8:b', send: sendForm},
]

async function benchForm(site: string): Promise<void> {
  const address = new URL('/', site).href
  const fields = await readForm(address)
  // Nobody fills in a form in no time.
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
const bare = await buildBarePage()
const stack = await startStack()
const results: boolean[] = []
try {
  const at = (path: string) => new URL(path, stack.siteUrl).href
  const html = await (await fetch(at('/'))).text()
  const subjects: Subject[] = [
    {name: 'nginx, home page', address: await serveFile(html)},
    {name: 'bare page', address: await startBarePage(bare.folder)},
    {name: 'home page', address: at('/'), hasTarget: true},
    {name: 'article', address: at(`/blog/${articles.at(-1)?.en}`), hasTarget: true},
    {name: 'Markdown of it', address: at(`/blog/${articles.at(-1)?.en}.md`), hasTarget: true},
    {name: 'not found', address: at('/not-there'), answersNotFound: true, hasTarget: true},
    // With a query no answer is given again: each is found, hashed and compressed.
    {name: 'home page, each anew', address: at('/?anew')},
  ]
  for (const load of loads) results.push(await bench(subjects, load))
  await benchForm(stack.siteUrl)
} finally {
  await endAll()
  await stack.stop()
  bare.remove()
}
const missed = results.includes(false)
console.log(missed ? '\nA target was missed.' : '\nEvery target was met.')
process.exit(missed ? 1 : 0)
