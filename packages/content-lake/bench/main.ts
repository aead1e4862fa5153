import {fork} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {createClient, type SanityClient} from '@sanity/client'
import {evaluateSync, parse, toJS} from 'groq-js'

import {clientSettings} from '../src/fixtures.ts'
import {type BenchDocument, makeDataset} from './dataset.ts'
import {type Question, questionsOf} from './questions.ts'

const sizes = (process.env['BENCH_SIZES'] ?? '500,5000,20000').split(',').map(Number)
/** What the README promises of 5,000 documents, in milliseconds. */
const target = {documents: 5000, query: 10, start: 1000}
const requests = 300
const token = crypto.randomUUID() + crypto.randomUUID()

interface Server {
  client: SanityClient
  /** Milliseconds from starting the process to its first answer. */
  started: number
  /** Stops the process and returns the megabytes of memory that it had. */
  stop: () => Promise<number>
}

/** Starts a lake in a process of its own. */
async function startLake(dataDir: string): Promise<Server> {
  const began = performance.now()
  const child = fork(
    new URL('../src/main.ts', import.meta.url),
    ['--port', '0', '--data', dataDir],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const [{url}] = (await once(child, 'message')) as [{url: string}]
  const options = {projectId: 'local', tokens: {administrator: token}}
  const client = createClient(clientSettings({url, options}, 'production', 'administrator'))
  await client.fetch('count(*)')
  const started = performance.now() - began
  const stop = async (): Promise<number> => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    child.kill('SIGTERM')
    await once(child, 'exit')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  }
  return {client, started, stop}
}

async function load(client: SanityClient, documents: readonly BenchDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += 1000) {
    const mutations = documents.slice(start, start + 1000).map((document) => {
      return {createOrReplace: document}
    })
    await client.mutate(mutations, {returnDocuments: false, visibility: 'async'})
  }
}

/** Calls one after the other; returns percentiles of their milliseconds. */
async function measure(calls: number, call: (index: number) => unknown) {
  const durations: number[] = []
  for (let index = 0; index < calls; index += 1) {
    const began = performance.now()
    await call(index)
    durations.push(performance.now() - began)
  }
  durations.sort((a, b) => a - b)
  const percentile = (share: number) => durations[Math.floor(calls * share)] ?? 0
  return {p50: percentile(0.5), p99: percentile(0.99)}
}

async function ask(client: SanityClient, {query, params}: Question, index: number) {
  await client.fetch(query, params(index))
}

/** Milliseconds of groq-js over all documents; parsing is not counted. */
function measurePlain(
  documents: readonly BenchDocument[],
  {query, plain = query, params}: Question,
) {
  const tree = parse(plain, {params: params(0)})
  const calls = documents.length > 1000 ? 3 : 20
  return measure(calls, (index) => {
    toJS(evaluateSync(tree, {dataset: documents, params: params(index)}))
  })
}

/** Measures a lake of `count` documents; returns whether it keeps the README's promise. */
async function bench(count: number): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'content-lake-bench-'))
  writeFileSync(join(dataDir, 'tokens.json'), JSON.stringify({administrator: token}))
  const documents = makeDataset(count)
  try {
    const empty = await startLake(dataDir)
    await load(empty.client, documents)
    await empty.stop()
    const {client, started, stop} = await startLake(dataDir)
    const rows: Record<string, Record<string, string>> = {}
    let slowest = 0
    for (const question of questionsOf(count)) {
      const first = await measure(1, () => ask(client, question, requests))
      const {p50, p99} = await measure(requests, (index) => ask(client, question, index))
      const plain = await measurePlain(documents, question)
      const times = {first: first.p50, p50, p99, 'groq-js alone': plain.p50}
      rows[question.name] = Object.fromEntries(
        Object.entries(times).map(([name, time]) => [name, time.toFixed(1)]),
      )
      slowest = Math.max(slowest, p50)
    }
    const megabytes = await stop()
    console.log(`${count.toLocaleString('en')} documents, in milliseconds`)
    console.table(rows)
    console.log(`${started.toFixed(0)} ms to start, ${megabytes.toFixed(0)} MB of memory\n`)
    return count > target.documents || (slowest <= target.query && started <= target.start)
  } finally {
    rmSync(dataDir, {recursive: true, force: true})
  }
}

let isMissed = false
for (const count of sizes) isMissed = !(await bench(count)) || isMissed
console.log(isMissed ? 'A target was missed.' : 'Every target was met.')
process.exit(isMissed ? 1 : 0)
