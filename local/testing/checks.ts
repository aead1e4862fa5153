import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {placeholderEnvironment} from '../starter/placeholder-environment.ts'
import {runProcess} from '../starter/processes.ts'
import {findBrowser} from './browser.ts'

interface Counts {
  passed: number
  failed: number
}

interface Check {
  name: string
  /** Runs only when it is named: it needs what a fresh machine does not have. */
  onDemand?: boolean
  run: () => Promise<Counts>
}

/** A tool that passes or fails as a whole. */
function tool(name: string, commands: {file: string; args: string[]}[]): Check {
  const run = async () => {
    for (const {file, args} of commands) {
      const code = await runProcess({name, file, args, env: placeholderEnvironment, verbose: true})
      if (code !== 0) return {passed: 0, failed: 1}
    }
    return {passed: 1, failed: 0}
  }
  return {name, run}
}

/** Runs a test runner that writes its results as JSON; a run that ends badly without a failed test counts as one. */
async function countResults(
  name: string,
  file: string,
  args: (report: string) => string[],
  env: Record<string, string>,
  read: (report: string) => Counts,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  const report = join(folder, 'report.json')
  try {
    const code = await runProcess({
      name,
      file,
      args: args(report),
      env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
      verbose: true,
    })
    const counts = read(readFileSync(report, 'utf8'))
    return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts
  } catch (error) {
    console.error(error)
    return {passed: 0, failed: 1}
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

/** A skipped test is a test that did not pass. */
function readVitest(report: string): Counts {
  const {numPassedTests = 0, numTotalTests = 0} = JSON.parse(report) as Record<string, number>
  return {passed: numPassedTests, failed: numTotalTests - numPassedTests}
}

function readPlaywright(report: string): Counts {
  const {stats} = JSON.parse(report) as {stats: Record<string, number>}
  const {expected = 0, unexpected = 0, flaky = 0, skipped = 0} = stats
  return {passed: expected, failed: unexpected + flaky + skipped}
}

function vitest(name: string): Check {
  const args = (report: string) => [
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return {
    name,
    run: () => countResults(name, 'node_modules/vitest/vitest.mjs', args, {}, readVitest),
  }
}

function playwright(name: string): Check {
  const run = async () => {
    const browser = await findBrowser()
    const args = () => ['test', '--config', `tests/${name}/playwright.config.ts`]
    const env: Record<string, string> = browser ? {CHROMIUM_PATH: browser} : {}
    return countResults(name, 'node_modules/@playwright/test/cli.js', args, env, readPlaywright)
  }
  return {name, run}
}

const bin = (path: string) => `node_modules/${path}`

/** Next.js generates the types of routes, which are not committed. */
const routeTypes = {file: bin('next/dist/bin/next'), args: ['typegen']}

/** Everything that `npm test` runs, the cheapest first; `npm test <name>` runs one. */
export const checks: Check[] = [
  tool('format', [{file: bin('oxfmt/bin/oxfmt'), args: ['--check']}]),
  tool('drift', [{file: 'local/commands/typegen.ts', args: ['--check']}]),
  tool('lint', [routeTypes, {file: bin('oxlint/bin/oxlint'), args: []}]),
  tool('types', [routeTypes, {file: bin('typescript/bin/tsc'), args: ['--noEmit']}]),
  tool('unused', [{file: bin('knip/bin/knip.js'), args: []}]),
  tool('spelling', [{file: bin('cspell/bin.mjs'), args: ['lint', '--no-progress']}]),
  vitest('unit'),
  vitest('database'),
  vitest('integration'),
  playwright('e2e'),
  {...vitest('postgres'), onDemand: true},
  {...tool('pgtap-on-postgres', [{file: 'tests/database/postgres.ts', args: []}]), onDemand: true},
]
