import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {isDeepStrictEqual} from 'node:util'

import {systemIdentity} from '../../src/grants.ts'
import {createContentLake} from '../../src/index.ts'
import {comparable} from './compare.ts'
import {readSuite, type SuiteDataset, type SuiteTest} from './suite.ts'

const DOCUMENT = join(import.meta.dirname, '../../docs/groq.md')
/** The table that this writes. */
const TABLE = /(?<=<!-- conformance -->\n)[^]*(?=<!-- \/conformance -->)/

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('npm run conformance -- <folder of groq-test-suite>')
const running = await createContentLake({memory: true})
const {lake, url, options} = running

/** Creates a dataset with the documents and returns its name; undefined when the suite does not hold them. */
function load({_id, documents}: SuiteDataset): string | undefined {
  if (!documents) return undefined
  lake.createDataset(_id)
  const mutations = documents.map((document) => ({create: document}))
  if (mutations.length > 0) lake.mutate(_id, {mutations}, systemIdentity)
  return _id
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

const {datasets, tests} = readSuite(folder)
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
