import {execFileSync, fork, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm} from 'node:fs/promises'
import {request} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {evaluateSync, parse, toJS} from 'groq-js'

import {needPrograms} from '../../local/testing/programs.ts'
import {writeCredentials} from '../processes/credentials.ts'
import {bareCommitsPerSecond} from './content-lake-commits.ts'
import {makeDataset, type BenchDocument} from './content-lake-dataset.ts'
import {type Question, questionsOf} from './content-lake-questions.ts'
import {visit} from './content-lake-readers.ts'
import {
  type Address,
  ask,
  clientsAtOnce,
  dataset,
  closeConnections,
  headersFor,
  project,
  questionPath,
} from './content-lake-requests.ts'
import {measure, type Measurement, percentile, printTable, throughput} from './measure.ts'
import type {Throughput} from './wrk.ts'

const sizes = (process.env['BENCH_SIZES'] ?? '100,1000,10000,50000').split(',').map(Number)
const target = {
  documents: 10_000,
  ratio: 20,
  /** The median under concurrent load. */
  milliseconds: 20,
  /** Sequential transactions per second; on a slow disk, `share` of what SQLite alone commits is enough. */
  transactions: 500,
  share: 0.5,
  fanOut: 50,
  megabytes: 600,
}
const tokens = {administrator: token(), editor: token(), viewer: token()}

function token(): string {
  return crypto.randomUUID() + crypto.randomUUID()
}

interface Server extends Address {
  process: ChildProcess
  stop(): Promise<void>
}

/** Starts a server in a process of its own. */
async function startServer(file: string, env: Record<string, string>): Promise<Server> {
  const child = fork(new URL(file, import.meta.url), {
    env: {...process.env, ...env},
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const [message] = (await once(child, 'message')) as [{url: string}]
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return {url: message.url, token: tokens.editor, process: child, stop}
}

/** Starts a lake with a process and data folder of its own. */
async function startLake(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-lake-bench-'))
  await writeCredentials(dataDir, {
    contentLake: {url: 'http://127.0.0.1:1', projectId: project, dataset, tokens},
  })
  const lake = await startServer('../../local/sanity/main.ts', {
    DATA_DIR: dataDir,
    CONTENT_LAKE_PORT: '0',
  })
  const stop = async () => {
    await lake.stop()
    await rm(dataDir, {recursive: true, force: true})
  }
  return {...lake, stop}
}

const mutate = (lake: Server, mutations: readonly object[]) =>
  ask(lake, `/v2025-02-19/data/mutate/${dataset}`, {mutations})

async function load(lake: Server, documents: readonly BenchDocument[]): Promise<void> {
  const chunk = 1000
  for (let start = 0; start < documents.length; start += chunk) {
    const piece = documents.slice(start, start + chunk)
    await mutate(
      lake,
      piece.map((document) => ({createOrReplace: document})),
    )
  }
}

/** Measures groq-js over all documents, the alternative to a lake; parsing is not counted. */
async function measurePlain(
  documents: readonly BenchDocument[],
  {query, plain = query, params}: Question,
): Promise<Measurement> {
  const tree = parse(plain, {params: params(0)})
  const calls = documents.length > 1000 ? 2 : 10
  return measure({calls, atOnce: 1}, (index) => {
    toJS(evaluateSync(tree, {dataset: documents, params: params(index)}))
    return Promise.resolve()
  })
}

const shown = (value: number) => value.toFixed(value < 10 ? 2 : 1)

interface Readers {
  alone: Throughput
  busy: Throughput
}

async function visitByBoth(lake: Server, question: Question): Promise<Readers> {
  const alone = await visit(lake, question, 1)
  return {alone, busy: await visit(lake, question, clientsAtOnce)}
}

const cellsOf = ({alone, busy}: Readers): string[] => [
  ...[alone, busy].flatMap(({p50, p99}) => [shown(p50), shown(p99)]),
  busy.perSecond.toFixed(0),
]

/** Measures a server that only sends as many bytes. */
async function visitFloor(lake: Server, question: Question): Promise<Readers> {
  const {query, params} = question
  const answer = await ask(lake, questionPath, {query, params: params(0)})
  const floor = await startServer('./content-lake-floor.ts', {
    ANSWER_BYTES: String(Buffer.byteLength(answer)),
  })
  try {
    return await visitByBoth(floor, question)
  } finally {
    await floor.stop()
  }
}

/** Measures the queries with `count` documents; returns whether the targets are met. */
async function benchQueries(count: number): Promise<boolean> {
  const documents = makeDataset(count)
  const lake = await startLake()
  const rows: string[][] = []
  let isGood = true
  try {
    const began = performance.now()
    await load(lake, documents)
    const seconds = (performance.now() - began) / 1000
    for (const question of await questionsOf(count)) {
      const readers = await visitByBoth(lake, question)
      const plain = percentile(await measurePlain(documents, question), 0.5)
      closeConnections()
      const ratio = plain / readers.alone.p50
      if (count === target.documents) {
        isGood &&= ratio >= target.ratio && readers.busy.p50 <= target.milliseconds
      }
      rows.push([question.name, ...cellsOf(readers), shown(plain), `${ratio.toFixed(1)} ×`])
      rows.push(['- its bytes alone', ...cellsOf(await visitFloor(lake, question)), '', ''])
    }
    const title = `${documents.length.toLocaleString('en')} documents`
    printTable(
      [
        title,
        'p50 ms',
        'p99 ms',
        `p50, ${clientsAtOnce} at once`,
        'p99',
        'per second',
        'groq-js alone',
        'ratio',
      ],
      rows,
    )
    const megabytes = memoryOf(lake)
    const size = JSON.stringify(documents).length / documents.length
    console.log(
      `${shown(seconds)} s to load (${size.toFixed(0)} characters a document), ${megabytes.toFixed(0)} MB of memory\n`,
    )
    return isGood && megabytes < target.megabytes
  } finally {
    await lake.stop()
  }
}

/** Returns the memory of the lake's process, in megabytes. */
function memoryOf(lake: Server): number {
  const text = execFileSync('ps', ['-o', 'rss=', '-p', String(lake.process.pid)], {
    encoding: 'utf8',
  })
  return Number(text.trim()) / 1024
}

async function benchTransactions(lake: Server): Promise<boolean> {
  const bare = bareCommitsPerSecond()
  const rows = [['SQLite alone', bare.toFixed(0), shown(1000 / bare), '']]
  const perSecond: number[] = []
  for (const atOnce of [1, clientsAtOnce]) {
    const write = async (index: number) => {
      const document = {_id: `small-${atOnce}-${index}`, _type: 'small', number: index}
      await mutate(lake, [{createOrReplace: document}])
    }
    await measure({calls: 100, atOnce}, write)
    const times = await measure({calls: 2000, atOnce}, write)
    perSecond.push(throughput(times))
    rows.push([
      `${atOnce} at once`,
      throughput(times).toFixed(0),
      shown(percentile(times, 0.5)),
      shown(percentile(times, 0.99)),
    ])
  }
  printTable(['small transactions', 'per second', 'p50 ms', 'p99 ms'], rows)
  const [alone = 0] = perSecond
  return alone >= target.transactions || alone >= target.share * bare
}

interface Listener {
  /** Resolves with the time of the next event. */
  next(): Promise<number>
  stop(): void
}

async function openListener(lake: Server): Promise<Listener> {
  const query = encodeURIComponent('*[_type == "heard"]')
  const path = `/v2025-02-19/data/listen/${dataset}?query=${query}&includeResult=true`
  const sent = request(new URL(path, lake.url), {headers: headersFor(lake), agent: false})
  let hear: ((time: number) => void) | undefined
  await new Promise<void>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.on('error', () => undefined)
      response.on('data', (piece: Buffer) => {
        const text = piece.toString('utf8')
        if (text.includes('event: welcome')) resolve()
        if (text.includes('event: mutation')) hear?.(performance.now())
      })
    })
    sent.end()
  })
  return {
    next: () => new Promise((resolve) => (hear = resolve)),
    stop: () => sent.destroy(),
  }
}

const listenersAtOnce = 200

/** Measures the time from sending a transaction until the last listener receives it. */
async function benchFanOut(lake: Server): Promise<boolean> {
  const listeners = await Promise.all(
    Array.from({length: listenersAtOnce}, () => openListener(lake)),
  )
  const last = {times: [] as number[], total: 0}
  for (let round = 0; round < 30; round += 1) {
    const heard = Promise.all(listeners.map((listener) => listener.next()))
    const began = performance.now()
    await mutate(lake, [{createOrReplace: {_id: 'heard', _type: 'heard', round}}])
    last.times.push(Math.max(...(await heard)) - began)
  }
  for (const listener of listeners) listener.stop()
  const rows = [
    [String(listenersAtOnce), shown(percentile(last, 0.5)), shown(percentile(last, 0.99))],
  ]
  printTable(['listeners', 'p50 ms until the last one hears', 'p99 ms'], rows)
  return percentile(last, 0.5) < target.fanOut
}

async function benchWriting(): Promise<boolean> {
  const lake = await startLake()
  try {
    await load(lake, makeDataset(1000))
    const isFast = await benchTransactions(lake)
    console.log('')
    return (await benchFanOut(lake)) && isFast
  } finally {
    await lake.stop()
  }
}

await needPrograms('wrk')
const results: boolean[] = []
for (const count of sizes) results.push(await benchQueries(count))
results.push(await benchWriting())
const missed = results.includes(false)
console.log(missed ? '\nA target was missed.' : '\nEvery target was met.')
process.exit(missed ? 1 : 0)
