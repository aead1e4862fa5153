import {execFileSync, fork, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {request} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {evaluateSync, parse, toJS} from 'groq-js'

import {bareCommitsPerSecond} from './commits.ts'
import {makeDataset, type BenchDocument} from './dataset.ts'
import {measure} from './measure.ts'
import {type Question, questionsOf} from './questions.ts'
import {type Throughput, visit} from './readers.ts'
import {
  type Address,
  ask,
  clientsAtOnce,
  dataset,
  closeConnections,
  headersFor,
  questionPath,
} from './requests.ts'

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
async function startServer(
  file: string,
  {args = [], env}: {args?: string[]; env?: Record<string, string>},
): Promise<Server> {
  const child = fork(new URL(file, import.meta.url), args, {
    env: {...process.env, ...env},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
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
  await writeFile(join(dataDir, 'tokens.json'), JSON.stringify(tokens))
  const lake = await startServer('../src/main.ts', {args: ['--port', '0', '--data', dataDir]})
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

/** Milliseconds of groq-js over all documents, the alternative to a lake; parsing is not counted. */
async function measurePlain(
  documents: readonly BenchDocument[],
  {query, plain = query, params}: Question,
): Promise<number> {
  const tree = parse(plain, {params: params(0)})
  const calls = documents.length > 1000 ? 2 : 10
  const {percentile} = await measure({calls, atOnce: 1}, (index) => {
    toJS(evaluateSync(tree, {dataset: documents, params: params(index)}))
    return Promise.resolve()
  })
  return percentile(50)
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

const columnsOf = ({alone, busy}: Readers) => ({
  'p50 ms': shown(alone.p50),
  'p99 ms': shown(alone.p99),
  [`p50, ${clientsAtOnce} at once`]: shown(busy.p50),
  p99: shown(busy.p99),
  'per second': busy.perSecond.toFixed(0),
})

/** Measures a server that only sends as many bytes. */
async function visitFloor(lake: Server, question: Question): Promise<Readers> {
  const {query, params} = question
  const answer = await ask(lake, questionPath, {query, params: params(0)})
  const floor = await startServer('./floor.ts', {
    env: {ANSWER_BYTES: String(Buffer.byteLength(answer))},
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
  const rows: Record<string, object> = {}
  let isGood = true
  try {
    const began = performance.now()
    await load(lake, documents)
    const seconds = (performance.now() - began) / 1000
    for (const question of questionsOf(count)) {
      const readers = await visitByBoth(lake, question)
      const plain = await measurePlain(documents, question)
      closeConnections()
      const ratio = plain / readers.alone.p50
      if (count === target.documents) {
        isGood &&= ratio >= target.ratio && readers.busy.p50 <= target.milliseconds
      }
      rows[question.name] = {
        ...columnsOf(readers),
        'groq-js alone': shown(plain),
        ratio: `${ratio.toFixed(1)} ×`,
      }
      rows[`- bytes of ${question.name}`] = columnsOf(await visitFloor(lake, question))
    }
    console.log(`${documents.length.toLocaleString('en')} documents`)
    console.table(rows)
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
  const rows: Record<string, object> = {'SQLite alone': {'per second': bare.toFixed(0)}}
  const perSecond: number[] = []
  for (const atOnce of [1, clientsAtOnce]) {
    const write = async (index: number) => {
      const document = {_id: `small-${atOnce}-${index}`, _type: 'small', number: index}
      await mutate(lake, [{createOrReplace: document}])
    }
    await measure({calls: 100, atOnce}, write)
    const writes = await measure({calls: 2000, atOnce}, write)
    perSecond.push(writes.perSecond)
    rows[`${atOnce} at once`] = {
      'per second': writes.perSecond.toFixed(0),
      'p50 ms': shown(writes.percentile(50)),
      'p99 ms': shown(writes.percentile(99)),
    }
  }
  console.log('Small transactions')
  console.table(rows)
  const [alone = 0] = perSecond
  return alone >= target.transactions || alone >= target.share * bare
}

interface Listener {
  /** Resolves with the next event. */
  next(): Promise<void>
  stop(): void
}

async function openListener(lake: Server): Promise<Listener> {
  const query = encodeURIComponent('*[_type == "heard"]')
  const path = `/v2025-02-19/data/listen/${dataset}?query=${query}&includeResult=true`
  const sent = request(new URL(path, lake.url), {headers: headersFor(lake), agent: false})
  let hear: (() => void) | undefined
  await new Promise<void>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.on('error', () => undefined)
      response.on('data', (piece: Buffer) => {
        const text = piece.toString('utf8')
        if (text.includes('event: welcome')) resolve()
        if (text.includes('event: mutation')) hear?.()
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
  const {percentile} = await measure({calls: 30, atOnce: 1}, async (round) => {
    const heard = Promise.all(listeners.map((listener) => listener.next()))
    await mutate(lake, [{createOrReplace: {_id: 'heard', _type: 'heard', round}}])
    await heard
  })
  for (const listener of listeners) listener.stop()
  const median = percentile(50)
  console.log(
    `${listenersAtOnce} listeners: the last hears after ${shown(median)} ms (p99 ${shown(percentile(99))})`,
  )
  return median < target.fanOut
}

async function benchWriting(): Promise<boolean> {
  const lake = await startLake()
  try {
    await load(lake, makeDataset(1000))
    const isFast = await benchTransactions(lake)
    return (await benchFanOut(lake)) && isFast
  } finally {
    await lake.stop()
  }
}

const results: boolean[] = []
for (const count of sizes) results.push(await benchQueries(count))
results.push(await benchWriting())
const missed = results.includes(false)
console.log(missed ? '\nA target was missed.' : '\nEvery target was met.')
process.exit(missed ? 1 : 0)
