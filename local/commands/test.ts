import {randomInt} from 'node:crypto'
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, relative} from 'node:path'

import {untilStopped} from '../starter/command.ts'
import {placeholderEnvironment} from '../starter/placeholder-environment.ts'
import {endProcesses, runProcess} from '../starter/processes.ts'
import {root} from '../starter/settings.ts'
import {findBrowser, needPrograms, type Program} from '../testing/programs.ts'

interface Check {
  /** JavaScript files with their arguments, one after the other. */
  commands: string[]
  /** Runs at night or by name only: it is slow, or needs programs that a fresh machine lacks. */
  nightly?: boolean
  needs?: Program[]
  opensBrowser?: boolean
  /** Takes parts of file names, and writes a report. */
  runsTests?: boolean
}

const vitest = (projects: string, folder = '.'): Check => ({
  commands: [
    `node_modules/vitest/vitest.mjs run --root ${folder} --project ${projects.replaceAll(' ', ' --project ')} --reporter=default --reporter=json`,
  ],
  runsTests: true,
})

const playwright = (name: string): Check => ({
  commands: [
    `node_modules/@playwright/test/cli.js test --config tests/${name}/playwright.config.ts`,
  ],
  runsTests: true,
  opensBrowser: true,
})

const tool = (...commands: string[]): Check => ({commands})

const nightly = (check: Check, ...needs: Program[]): Check => ({...check, nightly: true, needs})

const contentLake = 'packages/content-lake'

/** Not committed; the types and the linter read them. */
const routeTypes = 'node_modules/next/dist/bin/next typegen'

/** In the order in which they run, cheapest first. */
const checks: Record<string, Check> = {
  format: tool('node_modules/oxfmt/bin/oxfmt --check'),
  drift: tool('local/commands/typegen.ts --check', 'local/supabase/compare-migrations.ts'),
  spelling: tool('node_modules/cspell/bin.mjs lint --no-progress'),
  lint: tool(
    routeTypes,
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs . --output-type err-long',
    'node_modules/oxlint/bin/oxlint',
  ),
  // An old incremental state has hidden errors.
  types: tool(routeTypes, 'node_modules/typescript/bin/tsc --noEmit --incremental false'),
  unused: tool('node_modules/knip/bin/knip.js'),
  database: vitest('database'),
  unit: vitest('unit unit-isolated'),
  'content-lake': vitest('content-lake', contentLake),
  integration: vitest('integration'),
  e2e: playwright('e2e'),
  deploy: nightly(vitest('deploy'), 'openssl', 'systemd-analyze'),
  'stock-studio': nightly({...vitest('stock-studio', contentLake), opensBrowser: true}),
  versions: nightly({...vitest('versions', contentLake), opensBrowser: true}),
  postgres: nightly(vitest('postgres'), 'postgres'),
  'pgtap-on-postgres': nightly(tool('tests/database/postgres.ts'), 'postgres'),
  scale: nightly(vitest('scale'), 'nginx', 'openssl', 'redis-server'),
  nightly: nightly(playwright('nightly'), 'openssl'),
  faults: nightly(playwright('faults')),
}

interface Counts {
  passed: number
  failed: number
  /** Lines about what failed, or passed on the second try. */
  remarks: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    assertionResults: {fullName: string; status: string; failureMessages?: string[]}[]
  }[]
}

function readVitest({numPassedTests, numFailedTests, testResults}: VitestReport): Counts {
  const tests = testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map((test) => ({...test, name: `${relative(root, name)} › ${test.fullName}`})),
  )
  const flaky = tests.filter(
    ({status, failureMessages}) => status === 'passed' && failureMessages?.length,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    remarks: [
      ...tests.filter(({status}) => status === 'failed').map(({name}) => `✗ ${name}`),
      ...flaky.map(({name}) => `! passed on the second try: ${name}`),
    ],
  }
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number}
}

/** Playwright itself names what failed or was flaky. A failure leaves out the rest of a serial group. */
const readPlaywright = ({stats}: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped,
  remarks: stats.skipped > 0 ? [`✗ ${stats.skipped} tests did not run`] : [],
})

function readReport(file: string): Counts {
  if (!existsSync(file)) return {passed: 0, failed: 0, remarks: []}
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
  return 'stats' in report ? readPlaywright(report) : readVitest(report)
}

/** Commands that have succeeded and need not run again for another check. */
const done = new Set<string>()

/** Runs a check; one that cannot run has failed, so that the others still run. */
async function run(
  name: string,
  {commands, needs = [], opensBrowser, runsTests}: Check,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  const report = join(folder, 'report.json')
  try {
    await needPrograms(...needs)
    const env: Record<string, string> = runsTests
      ? {PLAYWRIGHT_JSON_OUTPUT_FILE: report}
      : placeholderEnvironment
    if (opensBrowser) env['CHROMIUM_PATH'] = await findBrowser()
    for (const command of commands.filter((each) => !done.has(each))) {
      const [file = '', ...words] = command.split(' ')
      const args = runsTests ? [...words, ...testArguments(file, report)] : words
      const code = await runProcess({name, file, args, env, verbose: true})
      const {passed, failed, remarks} = readReport(report)
      if (runsTests && (code === 0 || failed > 0)) return {passed, failed, remarks}
      if (code !== 0) return {passed, failed: 1, remarks: [`✗ ${file} exited with code ${code}`]}
      done.add(command)
    }
    return {passed: 1, failed: 0, remarks: []}
  } catch (error) {
    console.error(error)
    return {passed: 0, failed: 1, remarks: [`✗ ${String(error)}`]}
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

void untilStopped()
  .then(endProcesses)
  .finally(() => process.exit(130))

const words = process.argv.slice(2)
const isNightly = words.includes('--nightly')
const named = words.filter((word) => checks[word])
/** Parts of file names. */
const patterns = words.filter((word) => word !== '--nightly' && !checks[word])

if (patterns.length > 0 && !named.some((name) => checks[name]?.runsTests)) {
  const names = Object.entries(checks).map(([name, {runsTests}]) => (runsTests ? `${name}*` : name))
  console.error(
    `No check is named ${patterns.join(' ')}. Checks (* takes parts of file names): ${names.join(', ')}`,
  )
  process.exit(1)
}

if (isNightly) {
  const seed = (process.env['NIGHTLY_SEED'] ||= String(randomInt(2 ** 31)))
  console.log(`Seed of this run: ${seed}. Repeat it with NIGHTLY_SEED=${seed} npm run test:nightly`)
}

function testArguments(file: string, report: string): string[] {
  // A pattern may match nothing in some of the checks, and needs no project that runs after its own.
  if (file.includes('playwright')) {
    return patterns.length > 0 ? ['--no-deps', '--pass-with-no-tests', ...patterns] : []
  }
  return [
    `--outputFile.json=${report}`,
    ...(process.env['NIGHTLY_SEED'] ? [] : ['--tags-filter=!nightly']),
    ...(patterns.length > 0 ? ['--passWithNoTests', ...patterns] : []),
  ]
}

let passed = 0
let failed = 0
const remarks: string[] = []
for (const [name, check] of Object.entries(checks)) {
  if (named.length > 0 ? !named.includes(name) : check.nightly && !isNightly) continue
  console.log(`\n▶ ${name}`)
  const started = performance.now()
  const counts = await run(name, check)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const mark = counts.failed === 0 ? '✓' : '✗'
  console.log(`${mark} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`)
  passed += counts.passed
  failed += counts.failed
  if (counts.failed > 0) remarks.push(`✗ npm test ${name}: ${counts.failed} failed`)
  remarks.push(...counts.remarks.map((remark) => `  ${remark}`))
}
if (passed + failed === 0) {
  remarks.push(`✗ No test file is named ${patterns.join(' or ')}.`)
  failed = 1
}

// Repeated at the end, where a long log is read.
if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
