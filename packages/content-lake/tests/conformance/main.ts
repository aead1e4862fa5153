import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {isDeepStrictEqual} from 'node:util'

import {systemIdentity} from '../../src/grants.ts'
import {createContentLake} from '../../src/index.ts'

const DOCUMENT = join(import.meta.dirname, '../../docs/groq.md')
/** The table that this writes. */
const TABLE = /(?<=<!-- conformance -->\n)[^]*(?=<!-- \/conformance -->)/

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('npm run conformance -- <folder of groq-test-suite>')
const running = await createContentLake({memory: true})
const {lake, url, options} = running

/** A data set of the GROQ test suite. */
interface SuiteDataset {
  _type: 'dataset'
  _id: string
  /** Absent when it must be loaded from the network. */
  documents?: Record<string, unknown>[]
}

/** A query of the GROQ test suite, with its result. */
interface SuiteTest {
  _type: 'test'
  filename: string
  name: string
  query: string
  params: Record<string, unknown> | null
  result: unknown
  /** Whether the query is to be answered, not refused. */
  valid: boolean
  dataset?: {_ref: string}
  /** A range, for example `>= 1.0`; 1.0 when absent. */
  version?: string
}

/** Creates a dataset with the documents and returns its name; undefined when the suite does not hold them. */
function load({_id, documents}: SuiteDataset): string | undefined {
  if (!documents) return undefined
  lake.createDataset(_id)
  const mutations = documents.map((document) => ({create: document}))
  if (mutations.length > 0) lake.mutate(_id, {mutations}, systemIdentity)
  return _id
}

/** What a Content Lake adds to every document. */
const ADDED = new Set(['_createdAt', '_updatedAt', '_rev'])

/** A result as the suite writes it: scores as ranks, numbers to twelve digits, documents without added fields. */
function comparable(result: unknown): unknown {
  const scores = new Set<number>()
  JSON.stringify(result ?? null, (key, value: unknown) => {
    if (key === '_score' && typeof value === 'number') scores.add(value)
    return value
  })
  const order = [...scores].toSorted((a, b) => b - a)
  const write = (key: string, value: unknown): unknown => {
    if (ADDED.has(key)) return undefined
    if (typeof value === 'number') return Number(value.toPrecision(12))
    if (typeof value !== 'object' || value === null || !('_score' in value)) return value
    const {_score, ...rest} = value
    return {...rest, _pos: order.indexOf(Number(_score)) + 1}
  }
  return JSON.parse(JSON.stringify(result ?? null, write))
}

async function passes(dataset: string, test: SuiteTest): Promise<boolean> {
  const {query, params} = test
  const response = await fetch(`${url}/vX/data/query/${dataset}?perspective=raw`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${options.tokens['administrator']}`,
    },
    body: JSON.stringify({query, params: params ?? {}}),
  })
  const {result} = (await response.json()) as {result?: unknown}
  if (!test.valid) return response.status === 400
  return response.ok && isDeepStrictEqual(comparable(result), comparable(test.result))
}

const groups = [
  {name: 'GROQ 1.0 and later', passed: 0, all: 0},
  {name: 'The language before GROQ 1.0, which is not offered', passed: 0, all: 0},
  {name: 'Need a data set from the network, and are not run', passed: 0, all: 0},
]

const lines = readFileSync(join(folder, 'suite.ndjson'), 'utf8').trim().split('\n')
const entries = lines.map((line) => JSON.parse(line) as SuiteDataset | SuiteTest)
const datasets = entries.filter((entry) => entry._type === 'dataset')
const tests = entries.filter((entry) => entry._type === 'test')
const names = new Map(datasets.map((dataset) => [dataset._id, load(dataset)]))
for (const test of tests) {
  const dataset = test.dataset ? names.get(test.dataset._ref) : options.datasets[0]
  const group = groups[dataset === undefined ? 2 : Number(test.version === '0.1')]
  if (!group) continue
  group.all += 1
  if (dataset === undefined) continue
  if (await passes(dataset, test)) group.passed += 1
  else if (group === groups[0]) console.log(`${test.filename}: ${test.name}: ${test.query.trim()}`)
}
await running.close()

const number = (value: number) => value.toLocaleString('en-US')
const rows = groups.map(({name, passed, all}) => `| ${name} | ${number(passed)} | ${number(all)} |`)
const table = ['| tests | passed | all |', '| --- | --- | --- |', ...rows].join('\n')
console.log(table)
writeFileSync(DOCUMENT, readFileSync(DOCUMENT, 'utf8').replace(TABLE, `\n${table}\n\n`))
process.exitCode = groups[0]?.passed === groups[0]?.all ? 0 : 1
