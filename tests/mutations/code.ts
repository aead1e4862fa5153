import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'

import {root, run} from '../processes/run.ts'
import {
  fileOf,
  isOfContentLake,
  lastRun,
  ownTests,
  percentOf,
  readScore,
  rooms,
  scoreTable,
} from './rooms.ts'

/* Changes the code of each room in turn with StrykerJS, and runs the room's own tests that cover the change. A night has
   time for some rooms, those that have waited longest; what has not changed since its last run is not tested again.
   `npm test code-mutations -- lib/search` runs the rooms with the word in their name, whatever the time. */

/** Percent of the covered changes that tests notice in every room. */
const target = 70

/** No room begins later than this. */
const minutes = 60

const words = process.argv.slice(2)
const tested = rooms.filter((room) => ownTests(room).length > 0)
const chosen = tested
  .filter((room) => words.length === 0 || words.some((word) => room.includes(word)))
  .toSorted((one, other) => lastRun(one) - lastRun(other))

/** Texts, styles, queries and the facts of languages are checked by other means. */
const unchanged = [
  '!**/*.generated.ts',
  '!**/*.styles.ts',
  '!**/*.groq.ts',
  '!lib/*/queries.ts',
  '!**/messages.ts',
  '!lib/i18n/languages/**',
]

/** https://stryker-mutator.io/docs/stryker-js/configuration */
const optionsFor = (room: string) => ({
  mutate: [`${room}/**/*.ts`, ...unchanged],
  testRunner: 'vitest',
  vitest: {configFile: 'tests/mutations/vitest.config.ts', related: false, pool: 'forks'},
  plugins: ['@stryker-mutator/vitest-runner'],
  // StrykerJS would rewrite paths in tsconfig.json, which TypeScript's native compiler has no interface for.
  tsconfigFile: 'none',
  checkers: [],
  // A Content Lake sets up its routes before a file's first test, so `perTest` takes them for covered by none. On the
  // site, changes to what a module computes once would need all tests.
  coverageAnalysis: isOfContentLake(room) ? 'all' : 'perTest',
  ignoreStatic: !isOfContentLake(room),
  concurrency: 1,
  incremental: true,
  incrementalFile: fileOf(room, 'incremental'),
  reporters: ['clear-text', 'json'],
  clearTextReporter: {reportTests: false, reportScoreTable: false},
  jsonReporter: {fileName: fileOf(room, 'report')},
  ignorePatterns: [
    '.cache',
    '.data',
    '.next*',
    'docs/images',
    'tests/e2e/snapshots',
    'test-results',
  ],
  tempDirName: '.cache/stryker',
  timeoutMS: 8_000,
  dryRunTimeoutMinutes: 30,
})

/** Saves a fifth of the time: each change starts a process that imports Sanity anew. */
const compiled = join(root, '.cache/compiled')

const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'

const broken: string[] = []
const started = Date.now()
mkdirSync(dirname(fileOf('', 'report')), {recursive: true})
for (const room of chosen) {
  if (words.length === 0 && Date.now() - started > minutes * 60_000) break
  const file = fileOf(room, 'options')
  writeFileSync(file, JSON.stringify(optionsFor(room)))
  const {ended, output} = run([process.execPath, stryker, 'run', file], {
    env: {MUTATED_ROOM: room, NODE_COMPILE_CACHE: compiled},
  })
  if ((await ended) !== 0) broken.push(room)
  console.log(output())
}

const scores = rooms
  .filter((room) => lastRun(room) > 0)
  .map((room) => [room, readScore(room)] as const)
  .filter(([, {covered}]) => covered > 0)
const low = scores.filter(([, score]) => percentOf(score) < target).map(([room]) => room)
console.log(`\n${scoreTable(scores)}`)
const waiting = tested.filter((room) => lastRun(room) === 0)
if (waiting.length > 0) console.log(`Not run yet: ${waiting.join(', ')}.`)
if (low.length > 0) console.error(`Below ${target}%: ${low.join(', ')}.`)
if (broken.length > 0) console.error(`Did not run to their end: ${broken.join(', ')}.`)
process.exit(low.length + broken.length > 0 ? 1 : 0)
