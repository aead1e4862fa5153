import {chromium, type Browser} from '@playwright/test'
import lighthouse, {type RunnerResult} from 'lighthouse'

import {findBrowser} from '../../local/testing/programs.ts'
import {buildBarePage} from '../fixtures/bare-page.ts'
import {articles} from '../fixtures/specified-routes.ts'
import {freePort} from '../processes/ports.ts'
import {endAll} from '../processes/run.ts'
import {startStack} from '../processes/stack.ts'
import {bareDocument, documentPath} from './bare-document.ts'
import {startBarePage} from './bare-site.ts'
import {median, printTable} from './measure.ts'

/** Rounds of all measurements; the median counts. */
const rounds = 5

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

/** Measured metrics, by Lighthouse audit id. */
const metrics = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'speed-index': 'SI ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
}

interface Subject {
  name: string
  address: string
  /** The browser's language; with another, the site would redirect. */
  language: string
}

type Result = RunnerResult['lhr']

/** The scores (0 to 100) and metrics of a page, by name, and the failing audits. */
interface Visit {
  figures: Record<string, number>
  failing: string[]
  /** Lighthouse's benchmark of the machine at the time. */
  machine: number
}

/** On a busy machine the browser sometimes misses the start or end of a page load, which is then repeated. */
const attempts = 3

/** Runs Lighthouse's mobile configuration: simulated slow network and four times CPU throttling. */
async function look({address, language}: Subject, port: number): Promise<Result> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    disableFullPageScreenshot: true,
    extraHeaders: {'accept-language': language},
    onlyCategories: Object.keys(categories),
  })
  if (!result) throw new Error(`Lighthouse returned no result for ${address}.`)
  return result.lhr
}

async function visit(subject: Subject, port: number): Promise<Visit> {
  let lhr = await look(subject, port)
  for (let attempt = 1; lhr.runtimeError && attempt < attempts; attempt += 1) {
    lhr = await look(subject, port)
  }
  if (lhr.runtimeError) throw new Error(`${subject.address}: ${lhr.runtimeError.message}`)
  if (lhr.finalDisplayedUrl !== subject.address) throw new Error(`${subject.address} redirected.`)
  const figures: Record<string, number> = {}
  for (const {id, score} of Object.values(lhr.categories)) figures[id] = (score ?? 0) * 100
  for (const id of Object.keys(metrics)) figures[id] = lhr.audits[id]?.numericValue ?? Number.NaN
  const failing = Object.values(lhr.categories)
    .filter(({id}) => id !== 'performance')
    .flatMap(({auditRefs}) => auditRefs)
    .filter(({id, weight}) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({id}) => id)
  return {figures, failing, machine: lhr.environment.benchmarkIndex}
}

type Figures = (name: string) => number

/** Visits the subjects in turns; returns the median of each figure. */
async function visitAll(
  subjects: readonly Subject[],
  port: number,
): Promise<{subject: Subject; figure: Figures}[]> {
  const visits = new Map<Subject, Visit[]>(subjects.map((subject) => [subject, []]))
  // A server's first response is slower.
  for (const {address} of subjects) await fetch(address)
  for (let round = 0; round < rounds; round += 1) {
    for (const [subject, found] of visits) found.push(await visit(subject, port))
  }
  const machines = [...visits.values()].flat().map(({machine}) => machine)
  const range = [Math.min(...machines), median(machines), Math.max(...machines)]
  console.log(`The machine, as Lighthouse rates it: ${range.map(Math.round).join(', ')}\n`)
  return [...visits].map(([subject, found]) => {
    const failing = new Set(found.flatMap((each) => each.failing))
    if (failing.size > 0) console.log(`${subject.name} fails ${[...failing].join(', ')}`)
    const figure = (name: string) => median(found.map(({figures}) => figures[name] ?? Number.NaN))
    return {subject, figure}
  })
}

/**
 * Prints both tables. Returns whether every score is 100; for performance, the score of the home page's document
 * without scripts is enough.
 */
function report([bare, documentAlone, ...pages]: Awaited<ReturnType<typeof visitAll>>): boolean {
  if (!bare || !documentAlone) return false
  const all = [...pages, documentAlone, bare]
  const scores = Object.keys(categories)
  printTable(
    ['median score', ...Object.values(categories)],
    all.map(({subject, figure}) => [subject.name, ...scores.map((id) => figure(id).toFixed(0))]),
  )
  console.log('')
  const rowOf = ({subject, figure}: (typeof all)[number]) => {
    const cells = Object.keys(metrics).map((id) => {
      if (id === 'cumulative-layout-shift') return figure(id).toFixed(3)
      return `${figure(id).toFixed(0)} (${(figure(id) / bare.figure(id)).toFixed(2)})`
    })
    return [subject.name, ...cells]
  }
  printTable(['median (of the bare page)', ...Object.values(metrics)], all.map(rowOf))
  const floor = (id: string) => (id === 'performance' ? documentAlone.figure(id) : 100)
  return pages.every(({figure}) => scores.every((id) => figure(id) >= floor(id)))
}

async function startBrowser(port: number): Promise<Browser> {
  const executablePath = await findBrowser()
  return chromium.launch({
    ...(executablePath && {executablePath}),
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
}

const stack = await startStack()
const bare = await bareDocument(stack.siteUrl)
  .then(buildBarePage)
  .catch(async (error: unknown) => {
    await stack.stop()
    throw error
  })
const port = await freePort()
const browser = await startBrowser(port)
let isMet = false
try {
  const at = (path: string) => new URL(path, stack.siteUrl).href
  const english = {language: 'en'}
  const bareUrl = await startBarePage(bare.folder)
  isMet = report(
    await visitAll(
      [
        {name: 'bare page', address: bareUrl, ...english},
        {name: 'document of / alone', address: new URL(documentPath, bareUrl).href, ...english},
        {name: '/', address: at('/'), ...english},
        {name: 'article', address: at(`/blog/${articles.at(-1)?.en}`), ...english},
        {name: 'comparison', address: at('/comparison/hubspot'), ...english},
        {name: '/fr/app', address: at('/fr/app'), language: 'fr'},
      ],
      port,
    ),
  )
} finally {
  await browser.close()
  await endAll()
  await stack.stop()
  bare.remove()
}
console.log(isMet ? '\nEvery target was met.' : '\nA target was missed.')
process.exit(isMet ? 0 : 1)
